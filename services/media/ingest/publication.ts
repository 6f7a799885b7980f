/**
 * What is published about a recording: its media entry, its chapters as segments, and the link from the entry that
 * it belongs to, in the format that `content set` reads. Pure.
 */
import { createHash } from 'node:crypto';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import type { MeasuredTracks, MediaTracks } from '@/lib/contracts/media/tracks';
import type { AccessFeature } from '@/lib/contracts/catalogue/access-features';
import { wholeMinutes, wholeSeconds } from '@/lib/domain/playback/length';
import { signLanguages } from '@/lib/domain/playback/sign-languages';
import type { Cue } from '@/lib/domain/playback/timed-text';
import { chapterName } from './text/chapters';
import { isOtherEntry, isSameEntry } from './order/owner';
import type { JobParameters } from './order/parameters';

interface Change {
  contentType: string;
  id?: string;
  slug?: string;
  /** Finds the entries by a field instead, whatever editors have called them since; none is no fault. */
  where?: { field: string; value: unknown };
  create: boolean;
  fields: Record<string, unknown>;
  /** Fields of an entry that is created; one that is there keeps its own. */
  initial?: Record<string, unknown>;
  /** Texts that lists shall hold, and shall hold no longer; whatever else editors have put into them stays. */
  lists?: Record<string, { add: readonly string[]; remove: readonly string[] }>;
}
type Entry = NonNullable<RecordingFacts['entry']>;

const optional = { localized: false, required: false, disabled: false, omitted: false };

/** Fields of the media entry beyond those of the specification; optional, shown where present. */
const model = [
  { contentType: 'media', field: { id: 'tracks', name: 'Tracks', type: 'Object', ...optional } },
];

/** A link to an entry, as content stores it. */
const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

/** Ids of entries have at most 64 characters; those of long assets end in a hash of the whole, so that none is another's too. */
const LONGEST_ID = 64;
const HASH = 10;
function idOf(type: string, assetId: string, end = ''): string {
  const id = `${type}-${assetId}${end}`;
  if (id.length <= LONGEST_ID) return id;
  const hash = createHash('sha256').update(assetId).digest('hex').slice(0, HASH);
  const tail = `-${hash}${end}`;
  return `${id.slice(0, LONGEST_ID - tail.length)}${tail}`;
}
const mediaId = (assetId: string) => idOf('media', assetId);
const segmentId = (assetId: string, index: number) => idOf('segment', assetId, `-${index + 1}`);

/** The media entry, found by its asset: long ids were cut before, and a recording keeps the id that it was published under. */
const mediaOf = (assetId: string, create: boolean, fields: Change['fields']): Change => ({
  contentType: 'media',
  id: mediaId(assetId),
  where: { field: 'assetId', value: assetId },
  create,
  fields,
});

/** The entries that show the recording. An editor can have given them another slug, and that slug to another entry. */
const showing = ({ contentType }: Entry, assetId: string, fields: Change['fields']): Change => ({
  contentType,
  where: { field: 'media', value: linkTo(mediaId(assetId)) },
  create: false,
  fields,
});

/** Times of segments are whole seconds (R-ENT-36). */
function segmentsOf({ assetId }: RecordingFacts, chapters: readonly Cue[]): Change[] {
  return chapters.map(({ start, end, text }, index) => ({
    contentType: 'segment',
    id: segmentId(assetId, index),
    create: true,
    fields: {
      name: chapterName(text),
      type: 'Chapter',
      startTimestampInSeconds: Math.floor(start),
      endTimestampInSeconds: Math.floor(end),
      media: linkTo(mediaId(assetId)),
    },
  }));
}

/** Required fields of a new entry, by type; an editor makes them more specific later. */
const newEntries: Readonly<Record<string, (type: RecordingFacts['type']) => Change['fields']>> = {
  production: (type) => ({ subType: type === 'audio' ? 'Audio production' : 'Production' }),
};

const hasChapters = ({ tracks }: RecordingFacts): boolean => tracks.some(({ kind }) => kind === 'chapters');

/**
 * The chapters of the entry. Without any it keeps its own, which editors can have made, unless they are of the film that is
 * replaced: they would lead to moments that this one may not have.
 */
function chapterLinks(
  facts: RecordingFacts,
  segments: readonly Change[],
  replaced: RecordingFacts | null,
): Change['fields'] {
  if (segments.length > 0) return { segments: segments.map(({ id = '' }) => linkTo(id)) };
  const isOfReplaced = replaced !== null && hasChapters(replaced) && !hasChapters(facts);
  return isOfReplaced && isSameEntry(replaced.entry, facts.entry) ? { segments: null } : {};
}

function linkingEntry(
  { entry }: JobParameters,
  { assetId, type }: RecordingFacts,
  chapters: Change['fields'],
): Change[] {
  if (!entry) return [];
  const { contentType, slug, create, title } = entry;
  const links = { media: linkTo(mediaId(assetId)), ...chapters };
  const own = title === null ? {} : { name: title, slug, ...newEntries[contentType]?.(type) };
  return [{ contentType, slug, create, fields: { ...own, ...links } }];
}

export const mediaTracks = ({ sounds, tracks }: RecordingFacts): MediaTracks => ({
  sounds,
  texts: tracks.map(({ file, ...text }) => (text.kind === 'sign' ? { ...text, asset: file } : text)),
});

const measuredTracks = (facts: RecordingFacts): MeasuredTracks => ({
  seconds: wholeSeconds(facts.durationSeconds),
  ...mediaTracks(facts),
});

/** Access features in the vocabulary that catalogues use. */
const featuresOf = ({ sounds, tracks }: Pick<RecordingFacts, 'sounds' | 'tracks'>): AccessFeature[] => [
  ...(sounds.some(({ role }) => role === 'description') ? (['Audio description'] as const) : []),
  ...tracks.flatMap(({ kind, language }) => (kind === 'sign' ? (signLanguages[language] ?? []) : [])),
];

/** Whether the name is published over the one that is there: it was given, or that one is of another entry's film. */
function isNamed(
  { order }: JobParameters,
  { source }: RecordingFacts,
  replaced: RecordingFacts | null,
): boolean {
  if (order.isTitled ?? true) return true;
  return replaced !== null && replaced.source !== source && isOtherEntry(replaced.entry, order.entry);
}

/**
 * The changes that publish a recording. Access features are removed where the one that was published before, and that it replaces,
 * had brought them.
 */
export function publicationOf(
  parameters: JobParameters,
  facts: RecordingFacts,
  chapters: readonly Cue[],
  replaced: RecordingFacts | null = null,
) {
  const segments = segmentsOf(facts, chapters);
  const { assetId, type } = facts;
  const tracks = measuredTracks(facts);
  const name = parameters.title.slice(0, 255);
  const add = featuresOf(facts);
  const remove = replaced ? featuresOf(replaced) : [];
  const fields = {
    ...(isNamed(parameters, facts, replaced) ? { name } : {}),
    type,
    assetId,
    durationMinutes: wholeMinutes(tracks.seconds),
    tracks,
  };
  const media: Change = {
    ...mediaOf(assetId, true, fields),
    initial: { name },
    ...(add.length + remove.length > 0 ? { lists: { accessFeatures: { add, remove } } } : {}),
  };
  return {
    model,
    entries: [
      media,
      ...segments,
      ...linkingEntry(parameters, facts, chapterLinks(facts, segments, replaced)),
    ],
  };
}

/** The changes that publish corrected texts and chapters. What is not published, or no longer, is no fault. */
export function textChangesOf(facts: RecordingFacts, chapters: readonly Cue[]) {
  const { assetId, entry } = facts;
  const segments = segmentsOf(facts, chapters);
  const media = mediaOf(assetId, false, { tracks: measuredTracks(facts) });
  const links = { segments: segments.map(({ id = '' }) => linkTo(id)) };
  return { model, entries: [media, ...segments, ...(entry ? [showing(entry, assetId, links)] : [])] };
}

/** A recording and what it belongs to. */
export type Owned = { assetId: string; entry: Entry };

/** The changes that put the entries which show the recording under an agreement; null for none. */
export const rightsChangeOf = ({ assetId, entry }: Owned, agreement: string | null) => ({
  entries: [
    mediaOf(assetId, false, {}),
    showing(entry, assetId, { rightsAgreement: agreement === null ? null : linkTo(agreement) }),
  ],
});

/** The changes that remove the recording from the entries that show it. */
export const removalOf = ({ assetId, entry }: Owned) => ({
  entries: [mediaOf(assetId, false, {}), showing(entry, assetId, { media: null, segments: null })],
});
