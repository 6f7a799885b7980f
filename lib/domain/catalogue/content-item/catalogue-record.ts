/**
 * Everything the product knows of one entry: the content item, and beside it what rules, search, pages and grants
 * need. Web pages and the product service both map through here, so an item reads the same everywhere.
 */
import type { ContentItem, VisibilityFacts } from '@/lib/contracts/content-item';
import type { EducationLevel, Member, RichTextNode, Segment } from '@/lib/contracts/content-parts';
import { ageKey } from './age';
import { castMembers, creativeMembers } from './cast';
import { contentItemOf, itemTypeOf } from './content-item';
import { educationLevelOf, educationLevelsOf } from './education-levels';
import type { DeliveryEntry, Lookup } from './entry';
import { type Facets, facetsOf, yearOf } from './facets';
import { fieldsOf } from './fields';
import { type DocumentSource, documentsOf, type MediaSource, mediaOf } from './media';
import { membersOf } from './members';
import { richTextOf } from './rich-text';
import { type SearchText, searchTextOf } from './search-text';
import { segmentsOf } from './segments';
import { visibilityFactsOf } from './visibility-facts';

export interface MappingOptions {
  /** `CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID`. */
  adultThemesEntryId: string;
  /** Scheme put before picture addresses that start with `//`: that of the content host. */
  scheme: 'http' | 'https';
}

export interface CatalogueRecord {
  item: ContentItem;
  visibility: VisibilityFacts;
  facets: Facets;
  searchText: SearchText;
  /** Grows with the moment the item belongs to; see `ageKey`. */
  age: number;
  /** First four characters of the date, the production year. */
  year: string | null;
  /** By start; faulty ones left out. */
  segments: Segment[];
  /** Guide, lesson plan, course module, unit section (`body`) and lesson activity (`instructions`). */
  body: RichTextNode | null;
  members: Member[];
  /** Education levels of the item by age; for an education level, itself. */
  levels: EducationLevel[];
  /** Lesson, activity and course module. */
  durationMinutes: number | null;
  /** Lesson. */
  objectives: string;
  /** Training course (content model: trainingCourse.hasCertificate). */
  hasCertificate: boolean;
  /** Server only: never part of a page, an answer or a log ("Points settled" 2). */
  sources: { media: MediaSource | null; documents: DocumentSource[] };
  /** What an editor should look at: left-out segments and the like. */
  warnings: string[];
}

/**
 * Maps one entry. `entry` may come from the keeping client (links resolved in place) with `resolvedAlready`, or hold
 * raw links with a lookup that finds them; links that cannot be resolved are dropped either way. The entry must not
 * come from the dropping client where adult guidance matters: an unpublished guidance entry still counts by its link.
 * Null for auxiliary types (segment, media, country …).
 */
export function catalogueRecordOf(
  entry: DeliveryEntry,
  lookup: Lookup,
  options: MappingOptions,
): CatalogueRecord | null {
  const fields = fieldsOf(entry, lookup);
  const type = itemTypeOf(fields);
  if (!type) return null;
  const { scheme, adultThemesEntryId } = options;
  const levels = type === 'educationLevel' ? [educationLevelOf(fields)] : educationLevelsOf(fields);
  const segments = segmentsOf(fields, scheme);
  const media = mediaOf(fields);
  const facets = facetsOf(fields, levels, { type, media: media?.info ?? null });
  const documents = documentsOf(fields, scheme);
  const body = richTextOf(fields.raw('body') ?? fields.raw('instructions'), { lookup, scheme });
  const item = contentItemOf(fields, type, {
    levels: type === 'educationLevel' ? [] : levels,
    segmentIds: segments.ids,
    media: media?.info ?? null,
    documents: documents.map(({ info }) => info),
    adultThemesEntryId,
    scheme,
  });
  return {
    item,
    visibility: visibilityFactsOf(fields, adultThemesEntryId),
    facets,
    searchText: searchTextOf(fields, {
      facets,
      cast: castMembers(fields.raw('castMembers')),
      creative: creativeMembers(fields.raw('creativeMembers')),
      body,
      media: item.media,
    }),
    age: ageKey(item),
    year: yearOf(item.date),
    segments: segments.segments,
    body,
    members: membersOf(fields),
    levels,
    durationMinutes: fields.integerOrNull('durationMinutes'),
    objectives: fields.text('objectives'),
    hasCertificate: fields.flag('hasCertificate'),
    sources: { media: media?.source ?? null, documents: documents.map(({ source }) => source) },
    warnings: segments.faulty.map(
      (id) => `segment ${id} is left out: it starts after its end or has no known kind`,
    ),
  };
}
