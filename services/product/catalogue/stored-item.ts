/** One item as a node stores it: its JSON, written once, and the facts that decisions need. */
import type { ContentItem, MediaInfo, VisibilityFacts } from '@/lib/contracts/catalogue/content-item';
import type { Segment } from '@/lib/contracts/catalogue/content-parts';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import type { CatalogueRecord } from '@/lib/domain/catalogue/content-item/catalogue-record';
import { castOf, creativesOf } from '@/lib/domain/catalogue/credits';
import { hostedOf, type HostedRecording } from '@/lib/domain/catalogue/content-item/media';
import type { Lookup } from '@/lib/domain/catalogue/content-item/entry';
import { fieldsOf } from '@/lib/domain/catalogue/content-item/fields';
import type { SegmentMoment } from '@/lib/domain/playback/moments';

export interface StoredItem {
  id: string;
  type: ContentType;
  slug: string;
  name: string;
  shortIntroduction: string;
  /** ISO date-time. */
  firstPublishedAt: string;
  /** The content item as JSON, written at index time so that a listing only joins bytes. */
  json: Buffer;
  visibility: VisibilityFacts;
  /** `type/slug` of everything the item names; searched only for viewers from whom something is hidden. */
  relations: readonly string[];
  /** Ids of the items it holds, in order. */
  members: readonly string[];
  /** Of a theme: whether it is a theme, a form of theatre or a course. */
  themeType: ContentItem['themeType'];
  /** Slugs of themes and genres of a title, for `totalTitles`. */
  themes: readonly string[];
  genres: readonly string[];
  /** Chapters of its recording: bookmarked with it as their parent. */
  segmentIds: readonly string[];
  /** Their names, for records of libraries. */
  chapters: readonly string[];
  levels: readonly { name: string; isGrade: boolean; isPrimary: boolean }[];
  media: MediaInfo | null;
  /** Length of a recording that our media service encoded, in whole seconds, for records of libraries; null: not known. */
  seconds: number | null;
  /** Languages of a title, for records of its performances; empty: not known. */
  languages: readonly string[];
  /** A recording that another host serves. Server only: clients get its manifests only in a grant. */
  hosted: HostedRecording | null;
  /** Files of the documents by documentMedia entry id: what a document grant opens. Server only. */
  documentFiles: ReadonlyMap<string, { assetId: string; fileName: string }>;
  disablePrintAndDownload: boolean;
  hideOutline: boolean;
  hasCertificate: boolean;
}

/** Key of an item among all items: unique because a slug is unique within its type. */
export const slugKey = (type: string, slug: string) => `${type}/${slug}`;

/** Properties that list related items, and the type of those items. */
export const relationTypes = {
  relatedProductions: 'production',
  relatedInterviews: 'interview',
  relatedWorkshops: 'workshop',
  relatedGuides: 'guide',
  relatedLessonPlans: 'lessonPlan',
  relatedSeries: 'series',
  relatedPeople: 'person',
  directorSlugs: 'person',
  writerSlugs: 'person',
  relatedSkills: 'skill',
  relatedGenres: 'genre',
  relatedThemes: 'theme',
  relatedRoles: 'role',
  genres: 'genre',
} as const;

function relationsOf({ item }: CatalogueRecord): string[] {
  const keys = Object.entries(relationTypes).flatMap(([property, type]) => {
    const slugs = item[property as keyof typeof relationTypes] ?? [];
    return slugs.map((slug) => slugKey(type, slug));
  });
  const credited = [...castOf(item), ...creativesOf(item)].flatMap(({ personSlug }) => personSlug ?? []);
  const persons = [...item.authors.map(({ slug }) => slug), ...credited];
  keys.push(...persons.map((slug) => slugKey('person', slug)));
  if (item.relatedTitleSlug) keys.push(slugKey('title', item.relatedTitleSlug));
  return keys;
}

function documentFilesOf({ sources }: CatalogueRecord, lookup: Lookup): StoredItem['documentFiles'] {
  return new Map(
    sources.documents.flatMap(({ id, file }) => {
      const entry = lookup.entry(id);
      const assetId = entry && fieldsOf(entry, lookup).linkIds('file')[0];
      return assetId === undefined ? [] : [[id, { assetId, fileName: file.fileName }]];
    }),
  );
}

/** A level that is entered below this age, in years, is one of primary school. */
const PRIMARY_UNTIL = 11;

const levelsOf = ({ item, levels }: CatalogueRecord): StoredItem['levels'] =>
  item.type === 'educationLevel'
    ? []
    : levels.map(({ name, countryCode, entryAge }) => ({
        name,
        isGrade: countryCode === 'USA',
        isPrimary: entryAge < PRIMARY_UNTIL,
      }));

const momentOf = ({ id, name, startTimestampInSeconds, endTimestampInSeconds }: Segment): SegmentMoment => ({
  id,
  name,
  startTimestampInSeconds,
  endTimestampInSeconds,
});

export function storedItem(record: CatalogueRecord, lookup: Lookup): StoredItem {
  const { item, members } = record;
  const { media } = record.sources;
  const hosted = hostedOf(media);
  return {
    id: item.id,
    type: item.type,
    slug: item.slug,
    name: item.name,
    shortIntroduction: item.shortIntroduction,
    firstPublishedAt: item.firstPublishedAt,
    json: Buffer.from(
      JSON.stringify(item.type === 'educationLevel' ? { ...item, ...record.levels[0] } : item),
    ),
    visibility: record.visibility,
    relations: relationsOf(record),
    members: members.map(({ id }) => id),
    themeType: item.themeType,
    themes: item.type === 'title' ? item.relatedThemes : [],
    genres: item.type === 'title' ? item.relatedGenres : [],
    segmentIds: item.relatedSegmentIds,
    chapters: record.segments.map(({ name }) => name),
    languages: item.type === 'title' ? record.languages : [],
    levels: levelsOf(record),
    media: item.media,
    // What another host serves is not what was measured here.
    seconds: hosted === null ? (media?.seconds ?? null) : null,
    hosted: hosted && { ...hosted, segments: record.segments.map(momentOf) },
    documentFiles: documentFilesOf(record, lookup),
    disablePrintAndDownload: item.disablePrintAndDownload,
    hideOutline: item.hideOutline,
    hasCertificate: record.hasCertificate,
  };
}
