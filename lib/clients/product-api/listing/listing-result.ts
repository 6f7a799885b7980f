/**
 * Everything that one screen of results shows. The server's rendering and the browser's query use the same function, so that
 * both show the same.
 */
import type { ContentType, ListingSegment } from '@/lib/contracts/catalogue/content-types';
import { segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { aggregationOfFilter, type FilterName } from '@/lib/contracts/listing/names';
import type { AlsoFound, CardListing, Understood } from '@/lib/contracts/listing/listing';
import type { StandardsResponse } from '@/lib/contracts/listing/standards';
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { cardOf } from '@/lib/domain/catalogue/card';
import { nameKey, type Aggregations } from '@/lib/domain/listing/filters';
import {
  activeFilters,
  isAnswerable,
  type ActiveFilter,
  type ListingScreen,
  type ListingState,
} from '@/lib/domain/listing/address';
import { secondName } from '@/lib/domain/listing/second-names';
import { withFilter, withoutFilters } from '@/lib/domain/listing/changes';
import { listingQuery } from '@/lib/domain/listing/request';
import { ProductApiError, type ProductConnection } from '../fetch';
import { fetchCards, type ListingPath } from './listing';
import { fetchItemName } from '../catalogue/item';
import { fetchSkills } from './skills';
import { fetchStandards } from './standards';

/** A filter without which the search would find something. */
export interface WayOut extends ActiveFilter {
  total: number;
}

export interface ListingResult {
  /** False: nothing was searched for, because no standard is chosen yet (R-VAL-3). */
  isAsked: boolean;
  cards: readonly CardItem[];
  total: number;
  aggregations: Aggregations;
  didYouMean: string | null;
  /** No item has all words of the search: these items have some of them. */
  isPartial: boolean;
  /** A filter that was recognised in the search text. */
  understood: Understood | null;
  /** Further matches, of types that are not part of the results. */
  alsoFound: readonly AlsoFound[];
  /** Names of selected filter values that are in no facet bucket, by `nameKey`. */
  names: Readonly<Record<string, string>>;
  /** Only when nothing was found: the filter whose removal finds most comes first. */
  waysOut: readonly WayOut[];
  /** Only when nothing was found and no single filter is the reason: how much there is without any of them. */
  unfiltered: number;
  /** The three steps of the standards mode; null in the ordinary mode. */
  steps: StandardsResponse | null;
}

export interface ListingQuestion {
  listing: ListingPath;
  screen: ListingScreen;
  state: ListingState;
}

/** R-VAL-3: the answer before a standard is chosen. */
const emptyResult: ListingResult = {
  isAsked: false,
  cards: [],
  total: 0,
  aggregations: {},
  didYouMean: null,
  isPartial: false,
  understood: null,
  alsoFound: [],
  names: {},
  waysOut: [],
  unfiltered: 0,
  steps: null,
};

/** Beyond this many filters a visitor is better off clearing them all. */
const MOST_WAYS_OUT = 5;

/** The type whose items are the values of a filter; filters without one name their values themselves. */
const typeOfFilter: Readonly<Partial<Record<FilterName, ContentType>>> = {
  genre: 'genre',
  theme: 'theme',
  form: 'theme',
  course: 'theme',
  company: 'company',
  period: 'period',
  role: 'role',
};

const isSkill = ({ name }: ActiveFilter) => name === 'englishSkill' || name === 'theatreSkill';

function isNamed({ name, value }: ActiveFilter, { aggregations }: CardListing): boolean {
  const aggregation = aggregationOfFilter[name];
  return Boolean(aggregation && aggregations[aggregation]?.some((bucket) => bucket.key === value));
}

/** Names of the selected skills, by one call for all of them. */
async function skillNames(
  connection: ProductConnection,
  chosen: readonly ActiveFilter[],
  signal: AbortSignal | undefined,
): Promise<Record<string, string>> {
  const slugs = [...new Set(chosen.map(({ value }) => value))];
  const skills = await fetchSkills(connection, slugs, signal);
  const bySlug = new Map(skills.map(({ slug, name }) => [slug, name]));
  const pairs = chosen.map(({ name, value }) => [nameKey(name, value), bySlug.get(value)] as const);
  return Object.fromEntries(pairs.flatMap(([key, name]) => (name === undefined ? [] : [[key, name]])));
}

async function namesOf(
  connection: ProductConnection,
  active: readonly ActiveFilter[],
  signal: AbortSignal | undefined,
): Promise<Record<string, string>> {
  const skills = skillNames(connection, active.filter(isSkill), signal);
  const pairs = await Promise.all(
    active.map(async ({ name, value }) => {
      const own = secondName(name, value);
      if (own !== null) return [nameKey(name, value), own] as const;
      const type = typeOfFilter[name];
      const segment: ListingSegment | null = type ? segmentOfType[type] : null;
      const found = segment ? await fetchItemName(connection, segment, value, signal) : null;
      return found ? ([nameKey(name, value), found] as const) : null;
    }),
  );
  return {
    ...Object.fromEntries(pairs.filter((pair) => pair !== null)),
    ...(await skills),
  };
}

type Help = Pick<ListingResult, 'waysOut' | 'unfiltered'>;
const noHelp: Help = { waysOut: [], unfiltered: 0 };

/** What would find something where nothing was found: removing one filter, or else all of them. */
async function helpOf(
  connection: ProductConnection,
  { listing, screen, state }: ListingQuestion,
  signal: AbortSignal | undefined,
): Promise<Help> {
  const active = activeFilters(state);
  const totalOf = async (without: ListingState) => {
    const query = listingQuery(without, { ...screen, pageSize: 0 }, []);
    return (await fetchCards(connection, listing, query, signal)).total;
  };
  const ways = await Promise.all(
    active.slice(0, MOST_WAYS_OUT).map(async (filter) => {
      const values = state.filters[filter.name] ?? [];
      const others = values.filter((value) => value !== filter.value);
      return { ...filter, total: await totalOf(withFilter(state, filter.name, others)) };
    }),
  );
  const waysOut = ways.filter((way) => way.total > 0).sort((a, b) => b.total - a.total);
  const isNoneAlone = waysOut.length === 0 && active.length > 1;
  return { waysOut, unfiltered: isNoneAlone ? await totalOf(withoutFilters(state)) : 0 };
}

/**
 * R-VAL-14: if the API fails while counting, the items are requested again without counts. Not after a 503, no answer or a
 * refusal (4xx): the second request would fail in the same way.
 */
async function cardsAndCounts(
  connection: ProductConnection,
  { listing, screen, state }: ListingQuestion,
  signal: AbortSignal | undefined,
): Promise<CardListing> {
  try {
    return await fetchCards(connection, listing, listingQuery(state, screen), signal);
  } catch (error) {
    const isFault = error instanceof ProductApiError && error.status >= 500 && error.status !== 503;
    if (!isFault) throw error;
    connection.onFailure?.('The counts of a listing could not be fetched', error);
    const uncounted = await fetchCards(connection, listing, listingQuery(state, screen, []), signal);
    return { ...uncounted, aggregations: {} };
  }
}

async function foundResult(
  connection: ProductConnection,
  question: ListingQuestion,
  signal: AbortSignal | undefined,
): Promise<Omit<ListingResult, 'steps'>> {
  const { state } = question;
  if (!isAnswerable(state)) return emptyResult;
  const answer = await cardsAndCounts(connection, question, signal);
  const withoutHelp = (error: unknown) => {
    if (!signal?.aborted) connection.onFailure?.('The ways out of a search could not be counted', error);
    return noHelp;
  };
  const unnamed = activeFilters(state).filter((filter) => !isNamed(filter, answer));
  const [names, help] = await Promise.all([
    namesOf(connection, unnamed, signal),
    answer.total === 0 ? helpOf(connection, question, signal).catch(withoutHelp) : noHelp,
  ]);
  return {
    isAsked: true,
    cards: answer.items.map(cardOf),
    total: answer.total,
    aggregations: answer.aggregations,
    didYouMean: answer.didYouMean ?? null,
    isPartial: answer.partial ?? false,
    understood: answer.understood ?? null,
    alsoFound: answer.alsoFound ?? [],
    names,
    ...help,
  };
}

/** Names of standards, which are in no facet bucket. */
function standardNames(steps: StandardsResponse | null): Record<string, string> {
  const named = (steps?.standards ?? []).map(({ slug, code }) => [nameKey('standard', slug), code] as const);
  return Object.fromEntries(named);
}

/** Throws ProductApiError. Names and ways out are optional: if they fail, the result is returned without them. */
export async function fetchListingResult(
  connection: ProductConnection,
  question: ListingQuestion,
  signal?: AbortSignal,
): Promise<ListingResult> {
  const [found, steps] = await Promise.all([
    foundResult(connection, question, signal),
    question.state.standards ? fetchStandards(connection, question, signal) : null,
  ]);
  return { ...found, names: { ...found.names, ...standardNames(steps) }, steps };
}

export interface StagedResult {
  total: number;
  aggregations: Aggregations;
}

/** What filters not yet applied would find, without the items: the total and the facet counts. */
export async function fetchStagedResult(
  connection: ProductConnection,
  { listing, screen, state }: ListingQuestion,
  signal?: AbortSignal,
): Promise<StagedResult> {
  if (!isAnswerable(state)) return emptyResult;
  const query = listingQuery({ ...state, page: 1 }, { ...screen, pageSize: 0 });
  return fetchCards(connection, listing, query, signal);
}
