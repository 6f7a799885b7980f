/** Display texts and links of lists and their entries. Pure. */
import type { ListSharing, ShownEntry } from '@/lib/contracts/personal/lists';
import { kindName } from '../item-page/kind-names';
import { withDocument } from '../item-page/document/document-address';
import { itemPath } from '../item-page/paths';
import { momentAddress } from '../playback/moment-address';
import { clockText, durationText, spokenTime } from '../playback/moments';
import { guidanceText } from '../playback/before-play';
import { guidanceOfPart, guidanceWithin, spanWords } from '../playback/timed-guidance';
import { clipTime } from './clip';

export type NamedEntry = Omit<ShownEntry, 'note'>;

/** The teacher's title, else the name of the document or item; null if the item is hidden and there is no title. */
export const entryName = ({ kind, title, item, documents }: NamedEntry): string | null =>
  title || (kind === 'document' ? documents[0]?.name : null) || (item?.name ?? null);

/** Name of an entry in what its buttons say: with its place in the list where another entry has the same name. */
export function nameAmong(entries: readonly NamedEntry[], index: number): string {
  const names = entries.map((entry) => entryName(entry) ?? 'No longer shown');
  const name = names[index] ?? '';
  return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name}, entry ${index + 1}`;
}

/** What an entry plays, in seconds: of a clip exactly, else as its minutes say; null: nothing, or nobody knows how long. */
function playedSeconds(entry: NamedEntry): number | null {
  const { kind, start, item } = entry;
  if (kind === 'document' || !item?.media) return null;
  const part = partOf(entry);
  if (part) return part.end - part.start;
  const { durationMinutes } = item.media;
  return durationMinutes === null ? null : Math.max(0, durationMinutes * 60 - (start ?? 0));
}

/** `2 minutes`, of a clip `1 minute 5 seconds`; null: not known. */
function lengthWords(entry: NamedEntry): string | null {
  const seconds = playedSeconds(entry);
  if (seconds === null) return null;
  return entry.kind === 'clip' ? spokenTime(Math.round(seconds)) : durationText(seconds / 60);
}

/** `about 3 minutes to watch`; null where nothing plays, or where the length of something that does is not known. */
function totalWords(entries: readonly NamedEntry[]): string | null {
  const playing = entries.filter(({ kind, item }) => kind !== 'document' && item?.media);
  const lengths = playing.map(playedSeconds);
  const seconds = lengths.reduce<number | null>(
    (sum, length) => (sum === null || length === null ? null : sum + length),
    0,
  );
  if (playing.length === 0 || seconds === null) return null;
  const isSound = playing.every(({ item }) => item?.media?.type === 'audio');
  const length = durationText(seconds / 60);
  const about = seconds < 30 ? length : `about ${length}`;
  return isSound ? `${about} to listen to` : `${about} to watch`;
}

/** `Short film · 2 minutes`, `Clip, 1:30 to 2:05.5 · 36 seconds`. */
export const entryFacts = (entry: NamedEntry): string =>
  [whatItIs(entry), lengthWords(entry)].filter(Boolean).join(' · ');

/** `Production`, `Production, from 1:30`, `Clip, 1:30 to 2:05.5`; without the kind if the item is hidden. */
function whatItIs({ kind, start, end, item }: NamedEntry): string {
  if (kind === 'clip') return `Clip, ${clipTime(start ?? 0)} to ${clipTime(end ?? 0)}`;
  const what = item ? kindName(item) : '';
  const from = clockText(start ?? 0);
  if (kind === 'moment') return what ? `${what}, from ${from}` : `From ${from}`;
  if (kind === 'document') return what ? `${what}, one document` : 'One document';
  return what;
}

/** The part of the recording that plays; null: all of it. */
export const partOf = ({ kind, start, end }: Pick<NamedEntry, 'kind' | 'start' | 'end'>) =>
  kind === 'clip' && start !== null && end !== null ? { start, end } : null;

/** Names of all guidance of an entry's item, as on its own page; null if there is none. */
export const guidanceNames = ({ item, otherGuidance = [] }: NamedEntry): string | null =>
  item && guidanceText({ ...item, other: otherGuidance });

/** Guidance with times of what plays, in the time of what plays. */
export const entrySpans = ({ item, ...entry }: NamedEntry) =>
  guidanceOfPart(item?.media?.guidance ?? [], partOf(entry));

/** All names, with the times in the recording of what is in the part that plays: such a name is not said twice. */
export function entryGuidance({ item, otherGuidance = [], ...entry }: NamedEntry): string | null {
  if (!item) return null;
  const timed = item.media?.guidance ?? [];
  const spans = guidanceWithin(timed, partOf(entry));
  // What has times lies within the part or outside it, and then says nothing about it.
  const untimed = (names: readonly string[] = []) =>
    names.filter((name) => timed.every(({ kind }) => kind !== name));
  const { hasAdultThemes, strongGuidance, healthGuidance } = item;
  const names = guidanceText({
    hasAdultThemes,
    strongGuidance: untimed(strongGuidance),
    healthGuidance: untimed(healthGuidance),
    other: untimed(otherGuidance),
  });
  return [...(names === null ? [] : [names]), ...spans.map(spanWords)].join('; ') || null;
}

/**
 * Where an entry's title leads: a clip to the list's player, which ends it and asks its question; else to the item's page, at the
 * moment or with the document open. Null if the item is hidden. @param player path of the list's player; null: it has none
 */
export function entryPath(
  { id, kind, item, start, documentId }: NamedEntry,
  player: string | null,
): string | null {
  if (!item) return null;
  if (kind === 'clip' && item.media && player !== null) return `${player}?at=${encodeURIComponent(id)}`;
  const path = itemPath(item.type, item.slug);
  if (documentId !== null) return `${path}${withDocument('', { documentId, pageNumber: 1 })}`;
  return momentAddress(path, start ?? 0);
}

export const entryCount = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** `2 entries`; a list without any is `Empty`. */
export const sizeWords = (entries: number): string => (entries === 0 ? 'Empty' : entryCount(entries));

/** `2 entries · about 3 minutes to watch`. */
export function listSize(entries: readonly NamedEntry[]): string {
  const total = totalWords(entries);
  return [sizeWords(entries.length), ...(total === null ? [] : [total])].join(' · ');
}

/** @param organisation name of the viewer's organisation */
export function sharingWords(sharing: ListSharing, organisation: string | null): string {
  if (sharing === 'private') return 'Only you';
  return sharing === 'link' ? 'Anyone with the link' : `Everybody at ${organisation ?? 'your organisation'}`;
}

export const listPath = (id: string): string => `/lists/${encodeURIComponent(id)}`;
export const playerPath = (listId: string): string => `${listPath(listId)}/play`;
