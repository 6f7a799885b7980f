/**
 * Everything the product knows about one entry: the content item, and what rules, search, pages and grants need.
 * Web pages and the product service both use this mapping, so that an item is the same everywhere.
 */
import type { ContentItem, VisibilityFacts } from '@/lib/contracts/catalogue/content-item';
import type { EducationLevel, Member, RichTextNode, Segment } from '@/lib/contracts/catalogue/content-parts';
import { ageKey } from './age';
import { castMembers, creativeMembers } from './cast';
import { contentItemOf, itemTypeOf } from './content-item';
import { educationLevelOf, educationLevelsOf } from './education-levels';
import type { DeliveryEntry, Lookup } from './entry';
import { type Facets, facetsOf, yearOf } from './facets';
import { fieldsOf } from './fields';
import { type DocumentSource, documentsOf, type MediaSource, mediaOf } from './media';
import { longListWarnings } from './long-lists';
import { areMembersCut, membersOf } from './members';
import { richTextOf } from './rich-text';
import { type SearchText, searchTextOf } from './search-text';
import { segmentsOf } from './segments';
import { visibilityFactsOf } from './visibility-facts';

export interface MappingOptions {
  /** `CONTENT_GUIDANCE_ADULT_THEMES_ENTRY_ID`. */
  adultThemesEntryId: string;
  /** Scheme for picture addresses that start with `//`: the one of the content host. */
  scheme: 'http' | 'https';
}

export interface CatalogueRecord {
  item: ContentItem;
  visibility: VisibilityFacts;
  facets: Facets;
  searchText: SearchText;
  /** Sort key of the item's date; see `ageKey`. */
  age: number;
  /** First four characters of the date, the production year. */
  year: string | null;
  /** Sorted by start; invalid ones are left out. */
  segments: Segment[];
  /** Guide, lesson plan, course module, unit section (`body`) and lesson activity (`instructions`). */
  body: RichTextNode | null;
  members: Member[];
  /** There are more members than those. */
  areMembersCut: boolean;
  /** Education levels of the item, sorted by age; for an education level, only itself. */
  levels: EducationLevel[];
  /** Lesson, activity and course module. */
  durationMinutes: number | null;
  /** Lesson. */
  objectives: string;
  /** BCP 47 tags; of a title, the languages that it was written in. */
  languages: string[];
  /** Training course (content model: trainingCourse.hasCertificate). */
  hasCertificate: boolean;
  /** Server only: never part of a page, a response or a log ("Points settled" 2). */
  sources: { media: MediaSource | null; documents: DocumentSource[] };
  /** Problems that an editor should fix, such as segments that were left out. */
  warnings: string[];
}

/**
 * Maps one entry; null for auxiliary types (segment, media, country …). `entry` has either links resolved in place by a
 * content client that keeps unresolvable ones (pass `resolvedAlready`), or raw links and a lookup that finds their targets.
 * Links that cannot be resolved are dropped here. A client that drops them earlier must not be used where adult guidance
 * matters: the link to an unpublished guidance entry still counts.
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
    areMembersCut: areMembersCut(fields),
    levels,
    durationMinutes: fields.integerOrNull('durationMinutes'),
    objectives: fields.text('objectives'),
    languages: fields.texts('languages'),
    hasCertificate: fields.flag('hasCertificate'),
    sources: { media: media?.source ?? null, documents: documents.map(({ source }) => source) },
    warnings: [
      ...segments.faulty.map(
        (id) => `segment ${id} is left out: it starts after its end or has no known kind`,
      ),
      ...longListWarnings(entry),
    ],
  };
}
