/** Items of the catalogue as works, for records: names instead of slugs, and nothing that can be played. */
import type { ContentItem } from '@/lib/contracts/catalogue/content-item';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import { castOf, creativesOf } from '@/lib/domain/catalogue/credits';
import { itemPath } from '@/lib/domain/item-page/paths';
import { spokenLanguages } from '@/lib/domain/playback/tracks';
import { recordText } from '@/lib/domain/records/names';
import { type Work, WORK_KINDS } from '@/lib/domain/records/work';
import { dataTypeOf } from '@/lib/domain/usage/item-facts';
import type { Catalogue } from '../catalogue/catalogue';
import type { StoredItem } from '../catalogue/stored-item';

export interface HarvestableWork {
  work: Work;
  slug: string;
  sets: string[];
  hash: string;
}

/** Works that one viewer sees, in which nothing is named that is hidden from them; those of the moment when they are asked for. */
export interface ShownWorks {
  get: (id: string) => HarvestableWork | undefined;
  all: () => HarvestableWork[];
  /** Differs whenever what a feed of these works says differs. */
  digest: string;
}

/**
 * Raised with every release that says something else in the record of an unchanged item: while nodes of two releases run beside
 * each other, the newer one's records stay.
 */
export const WORKS_FORMAT = 2;

/** Most series of one record (contract §5). */
const MOST = 5;

/** Terms for forms; each was looked up in its vocabulary first. What is only heard is not filmed. */
function formOf({ type, media }: ContentItem): string | null {
  if (type === 'interview') return 'Interviews.';
  return type === 'production' && media?.type === 'video' ? 'Filmed performances.' : null;
}

/** What the items are called that others name by their slugs. */
type NamedItems = Pick<Catalogue, 'bySlug'>;

function namesOf(catalogue: NamedItems, type: ContentType, slugs: readonly string[] = []): string[] {
  return slugs.flatMap((slug) => catalogue.bySlug(type, slug)?.name ?? []);
}

const people = (names: readonly string[]) => names.map((name) => ({ name: recordText(name) }));

function languagesOf({ media }: ContentItem): Pick<Work, 'spoken' | 'captions' | 'access'> {
  const captions = (media?.tracks?.texts ?? []).filter(({ kind }) => kind === 'captions');
  return {
    spoken: spokenLanguages(media?.tracks),
    captions: [...new Set(captions.map(({ language }) => language))],
    access: media?.access ?? [],
  };
}

/** Who made the work, and what it is a performance of. */
function makersOf(item: ContentItem, catalogue: NamedItems) {
  const writers = namesOf(catalogue, 'person', item.writerSlugs);
  const title = item.relatedTitleSlug ? catalogue.bySlug('title', item.relatedTitleSlug) : undefined;
  return {
    company: item.producerNames[0] ?? null,
    country: item.relatedLocations?.[0] ?? null,
    performanceOf: title?.name ?? null,
    original: title?.languages ?? [],
    writers: people(writers.length > 0 ? writers : item.authors.map(({ name }) => name)),
    directors: people(namesOf(catalogue, 'person', item.directorSlugs)),
    cast: castOf(item).map(({ name, character, personSlug }) => ({
      name,
      role: character,
      known: personSlug !== null,
    })),
    creative: creativesOf(item).map(({ name, role, personSlug }) => ({
      name,
      role,
      known: personSlug !== null,
    })),
  };
}

/** What the work is about, and whom it is for. */
function subjectsOf(item: ContentItem, stored: StoredItem, catalogue: NamedItems) {
  const genres = namesOf(catalogue, 'genre', [...item.relatedGenres, ...(item.genres ?? [])]);
  const themes = (kind: ContentItem['themeType']) =>
    item.relatedThemes.flatMap((slug) => {
      const theme = catalogue.bySlug('theme', slug);
      return theme && theme.themeType === kind ? [theme.name] : [];
    });
  return {
    series: namesOf(catalogue, 'series', item.relatedSeries).slice(0, MOST),
    guidance: [...item.healthGuidance, ...(item.strongGuidance ?? [])],
    levels: stored.levels,
    themes: themes('Theme'),
    genres: [...new Set([...themes('Form'), ...genres])],
    courses: themes('Course'),
    form: formOf(item),
  };
}

/**
 * Null when it is not a content item (contract §1): no library lists it. Everything that `item` names by its slug is named in
 * the work, so what the readers of the record may not see must have been taken out (`shownJson`).
 * @param site origin of public addresses
 */
export function workOf(
  stored: StoredItem,
  item: ContentItem,
  { catalogue, site }: { catalogue: NamedItems; site: string },
): Work | null {
  if (dataTypeOf(item) === null || item.type === 'trainingCourseModule') return null;
  return {
    id: item.id,
    type: item.type,
    name: recordText(item.name),
    kind: item.media?.type ?? 'document',
    address: `${site}${itemPath(item.type, item.slug)}`,
    entered: item.firstPublishedAt,
    date: item.date,
    minutes: item.media?.durationMinutes ?? null,
    seconds: stored.seconds,
    pages: item.documents[0]?.pages ?? null,
    isPdf: item.documents.some(({ editable }) => editable !== true),
    chapters: stored.chapters,
    summary: item.shortIntroduction,
    picture: item.image === null ? null : absolute(item.image.url, site),
    ...languagesOf(item),
    ...makersOf(item, catalogue),
    ...subjectsOf(item, stored, catalogue),
  };
}

const absolute = (address: string, site: string) =>
  URL.canParse(address, site) ? new URL(address, site).href : null;

const MEDIUM = 'medium:';

/** Sets that every feed has: a list of sets may not be empty (OAI-PMH.xsd), and a feed may have no record now. */
export const fixedSets: readonly string[] = ['type', ...WORK_KINDS.map((kind) => `${MEDIUM}${kind}`)];

/** The kind of a work that is gone, of which only its sets are left. */
export const kindIn = (sets: readonly string[]): Work['kind'] =>
  WORK_KINDS.find((kind) => sets.includes(`${MEDIUM}${kind}`)) ?? 'video';

/** setSpec of a work: type, medium, series (OAI-PMH 2.0 §2.6). */
export const setsOf = (work: Work, { relatedSeries }: ContentItem): string[] => [
  `type:${work.type}`,
  `${MEDIUM}${work.kind}`,
  ...relatedSeries.slice(0, MOST).map((slug) => `series:${slug}`),
];
