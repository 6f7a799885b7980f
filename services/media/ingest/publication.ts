/**
 * What is published about a recording: its media entry, its chapters as segments, and the link from the entry that
 * it belongs to, in the format that `content set` reads. Pure.
 */
import type { MediaTracks, RecordingFacts } from '@/lib/contracts/recording';
import type { AccessFeature } from '@/lib/contracts/content-item';
import { signLanguages } from '@/lib/domain/playback/sign-languages';
import type { Cue } from '@/lib/domain/playback/timed-text';
import type { Wish } from './wish';

interface Change {
  contentType: string;
  id?: string;
  slug?: string;
  create: boolean;
  fields: Record<string, unknown>;
}

const optional = { localized: false, required: false, disabled: false, omitted: false };

/** Fields of the media entry beyond those of the specification; optional, shown where present. */
const model = [
  { contentType: 'media', field: { id: 'tracks', name: 'Tracks', type: 'Object', ...optional } },
];

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const mediaId = (assetId: string) => `media-${assetId}`.slice(0, 64);
const segmentId = (assetId: string, index: number) => `segment-${assetId}-${index + 1}`.slice(-64);

/** Times of segments are whole seconds (R-ENT-36). */
function segmentsOf({ assetId }: RecordingFacts, chapters: readonly Cue[]): Change[] {
  return chapters.map(({ start, end, text }, index) => ({
    contentType: 'segment',
    id: segmentId(assetId, index),
    create: true,
    fields: {
      name: text,
      type: 'Chapter',
      startTimestampInSeconds: Math.floor(start),
      endTimestampInSeconds: Math.floor(end),
      media: link(mediaId(assetId)),
    },
  }));
}

/** Required fields of a new entry, by type; an editor makes them more specific later. */
const newEntries: Readonly<Record<string, (type: RecordingFacts['type']) => Change['fields']>> = {
  production: (type) => ({ subType: type === 'audio' ? 'Audio production' : 'Production' }),
};

function linkingEntry({ entry }: Wish, facts: RecordingFacts, segments: readonly Change[]): Change[] {
  if (!entry) return [];
  const { contentType, slug, create, title } = entry;
  const links = {
    media: link(mediaId(facts.assetId)),
    ...(segments.length > 0 ? { segments: segments.map(({ id = '' }) => link(id)) } : {}),
  };
  const own = title === null ? {} : { name: title, slug, ...newEntries[contentType]?.(facts.type) };
  return [{ contentType, slug, create, fields: { ...own, ...links } }];
}

export const mediaTracks = ({ sounds, tracks }: RecordingFacts): MediaTracks => ({
  sounds,
  texts: tracks.map(({ file, ...text }) => (text.kind === 'sign' ? { ...text, asset: file } : text)),
});

/** Access features in the vocabulary that catalogues use. */
const featuresOf = ({ sounds, tracks }: RecordingFacts): AccessFeature[] => [
  ...(sounds.some(({ role }) => role === 'description') ? (['Audio description'] as const) : []),
  ...tracks.flatMap(({ kind, language }) => (kind === 'sign' ? (signLanguages[language] ?? []) : [])),
];

/** The changes that publish a recording. */
export function publicationOf(wish: Wish, facts: RecordingFacts, chapters: readonly Cue[]) {
  const segments = segmentsOf(facts, chapters);
  const { assetId, type, durationSeconds } = facts;
  const features = featuresOf(facts);
  const fields = {
    name: wish.title.slice(0, 255),
    type,
    assetId,
    durationMinutes: Math.max(1, Math.round(durationSeconds / 60)),
    tracks: mediaTracks(facts),
    ...(features.length > 0 ? { accessFeatures: features } : {}),
  };
  const media: Change = { contentType: 'media', id: mediaId(assetId), create: true, fields };
  return { model, entries: [media, ...segments, ...linkingEntry(wish, facts, segments)] };
}

/** The changes that publish corrected texts and chapters. */
export function textChangesOf(facts: RecordingFacts, chapters: readonly Cue[]) {
  const { assetId, entry } = facts;
  const segments = segmentsOf(facts, chapters);
  const media: Change = {
    contentType: 'media',
    id: mediaId(assetId),
    create: false,
    fields: { tracks: mediaTracks(facts) },
  };
  const linking: Change[] = entry
    ? [
        {
          contentType: entry.contentType,
          slug: entry.slug,
          create: false,
          fields: { segments: segments.map(({ id = '' }) => link(id)) },
        },
      ]
    : [];
  return { model, entries: [media, ...segments, ...linking] };
}

/** The change that puts an entry under an agreement; null for none. */
export const rightsChangeOf = (
  { contentType, slug }: NonNullable<RecordingFacts['entry']>,
  agreement: string | null,
) => ({
  entries: [
    {
      contentType,
      slug,
      create: false,
      fields: { rightsAgreement: agreement === null ? null : link(agreement) },
    },
  ],
});

/** The change that removes the recording from its entry. */
export const removalOf = ({ contentType, slug }: NonNullable<RecordingFacts['entry']>) => ({
  entries: [{ contentType, slug, create: false, fields: { media: null, segments: null } }],
});
