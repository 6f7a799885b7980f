/** Display texts and links of lists and their entries. Pure. */
import type { ListSharing, ShownEntry } from '@/lib/contracts/personal/lists';
import { kindName } from '../item-page/kind-names';
import { withDocument } from '../item-page/document-address';
import { itemPath } from '../item-page/paths';
import { momentAddress } from '../playback/moment-address';
import { clockText } from '../playback/moments';
import { guidanceWithin, spanWords } from '../playback/timed-guidance';
import { clipTime } from './clip';

export type NamedEntry = Omit<ShownEntry, 'note'>;

/** The teacher's title, else the name of the document or item; null if the item is hidden and there is no title. */
export const entryName = ({ kind, title, item, documents }: NamedEntry): string | null =>
  title || (kind === 'document' ? documents[0]?.name : null) || (item?.name ?? null);

/** `Production`, `Production, from 1:30`, `Clip, 1:30 to 2:05.5`; without the kind if the item is hidden. */
export function entryFacts({ kind, start, end, item }: NamedEntry): string {
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

/** Guidance for the part that plays, with times in the recording; null if there is none. */
export function entryGuidance(entry: NamedEntry): string | null {
  const spans = guidanceWithin(entry.item?.media?.guidance ?? [], partOf(entry));
  return spans.length === 0 ? null : spans.map(spanWords).join('; ');
}

/** Address of the item's page, at the moment or with the document open; null if the item is hidden. */
export function entryPath({ item, start, documentId }: NamedEntry): string | null {
  if (!item) return null;
  const path = itemPath(item.type, item.slug);
  if (documentId !== null) return `${path}${withDocument('', { documentId, pageNumber: 1 })}`;
  return momentAddress(path, start ?? 0);
}

export const entryCount = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** @param organisation name of the viewer's organisation */
export function sharingWords(sharing: ListSharing, organisation: string | null): string {
  if (sharing === 'private') return 'Only you';
  return sharing === 'link' ? 'Anyone with the link' : `Everybody at ${organisation ?? 'your organisation'}`;
}

export const listPath = (id: string): string => `/lists/${encodeURIComponent(id)}`;
