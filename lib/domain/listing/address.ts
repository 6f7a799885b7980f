/**
 * The only codec of listing and search addresses (style.md 5): address to state, state to canonical address, cache key,
 * list of active filters. The address is the only store of applied filters.
 *
 * Canonical form: `q`, the filters in the order of the specification with repeated keys and sorted values (R-QRY-4), the
 * standards mode, `sort_by`, `page`. Defaults are left out; unknown names are dropped (R-QRY-3).
 */
import { allFilterNames, type FilterName, type SortValue } from '@/lib/contracts/listing/names';
import { typedText } from '../text/typed-text';
import { defaultSort, resolveSort } from './sort';

/** Longest search text in UTF-16 code units; the API ignores the rest. */
const MAX_TEXT = 200;
/** Longest value of a filter; slugs and sub-types are far shorter. */
const MAX_VALUE = 120;
/** Most values of one filter. More come only from bots, and would make the API request's address too long. */
const MAX_VALUES = 60;
/**
 * Most production years: since the phonograph of 1877, the first recordings. They take 3,200 characters of the 8,000 that every
 * server should accept in an address (RFC 9112 §3), and 1,120 of the API request's.
 */
const MAX_YEARS = 160;
/** Higher than the last page of any library; keeps `skip` within the bound of the API. */
const MAX_PAGE = 99_999;

/** The differences between the search page and the listings. */
export interface ListingScreen {
  /** `/search` or `/productions`. */
  path: string;
  pageSize: number;
  prefersRelevance: boolean;
  /** Whether the viewer may search by standards here (R-STD-1..4). */
  standardsMode: boolean;
}

export interface StandardsChoice {
  authority: string | null;
  grade: string | null;
}

/** Values of a filter are sorted and unique; a filter without values is absent. */
export type FilterValues = Readonly<Partial<Record<FilterName, readonly string[]>>>;

export interface ListingState {
  /** Trimmed; empty when absent (R-VAL-1, R-VAL-2). */
  q: string;
  filters: FilterValues;
  sort: SortValue;
  /** From 1. */
  page: number;
  /** Null in the ordinary mode. The chosen standard is `filters.standard`. */
  standards: StandardsChoice | null;
}

/** R-QRY-1: anything but a whole number of at least 1 is page 1. */
export function readPage(text: string | null): number {
  if (!text || !/^[1-9]\d*$/.test(text)) return 1;
  return Math.min(Number(text), MAX_PAGE);
}

function isValue(name: FilterName, value: string): boolean {
  return value !== '' && (name !== 'productionYear' || /^\d{4}$/.test(value));
}

/** Sorted by code unit, so that a selection has one address whatever the order of clicks. */
export function normaliseValues(name: FilterName, values: readonly string[]): readonly string[] {
  const cleaned = values.flatMap((value) => value.split(',')).map((value) => typedText(value, MAX_VALUE));
  const most = name === 'productionYear' ? MAX_YEARS : MAX_VALUES;
  return [...new Set(cleaned.filter((value) => isValue(name, value)))].sort().slice(0, most);
}

function normaliseFilters(valuesOf: (name: FilterName) => readonly string[]): FilterValues {
  const filters: Partial<Record<FilterName, readonly string[]>> = {};
  for (const name of allFilterNames) {
    const values = normaliseValues(name, valuesOf(name));
    if (values.length > 0) filters[name] = values;
  }
  return filters;
}

function readStandards(params: URLSearchParams, screen: ListingScreen): StandardsChoice | null {
  // R-STD-4: if the mode is not allowed, its parameters are ignored.
  if (!screen.standardsMode || params.get('mode') !== 'standards') return null;
  const authority = typedText(params.get('authority') ?? '', MAX_VALUE) || null;
  const grade = authority ? typedText(params.get('grade') ?? '', MAX_VALUE) || null : null;
  return { authority, grade };
}

/** In standards mode, at most one standard can be chosen, and only after a grade. */
function withinStandards(filters: FilterValues, standards: StandardsChoice | null): FilterValues {
  if (!standards) return filters;
  const { standard, ...rest } = filters;
  const chosen = standards.grade ? standard?.slice(0, 1) : undefined;
  return chosen ? { ...rest, standard: chosen } : rest;
}

/** Parses any address; never throws. */
export function parseListing(params: URLSearchParams, screen: ListingScreen): ListingState {
  const q = typedText(params.get('q') ?? '', MAX_TEXT);
  const standards = readStandards(params, screen);
  return {
    q,
    filters: withinStandards(
      normaliseFilters((name) => params.getAll(name)),
      standards,
    ),
    sort: resolveSort(params.get('sort_by'), { q, prefersRelevance: screen.prefersRelevance }),
    page: readPage(params.get('page')),
    standards,
  };
}

/** Canonical parameters of a state. */
export function listingParams(state: ListingState, screen: ListingScreen): URLSearchParams {
  const params = new URLSearchParams();
  const append = (name: string, value: string | null | undefined) => {
    if (value) params.append(name, value);
  };
  append('q', state.q);
  for (const name of allFilterNames) {
    if (name !== 'standard') state.filters[name]?.forEach((value) => append(name, value));
  }
  if (state.standards) {
    append('mode', 'standards');
    append('authority', state.standards.authority);
    append('grade', state.standards.grade);
  }
  state.filters.standard?.forEach((value) => append('standard', value));
  const usual = defaultSort({ q: state.q, prefersRelevance: screen.prefersRelevance });
  if (state.sort !== usual) append('sort_by', state.sort);
  if (state.page > 1) append('page', String(state.page));
  return params;
}

/** Canonical address of a state, as a path with its query. */
export function listingHref(state: ListingState, screen: ListingScreen): string {
  const query = listingParams(state, screen).toString();
  return query ? `${screen.path}?${query}` : screen.path;
}

/** Query parameters that belong to a listing; others, such as campaign tags, are left alone. */
const ownNames: ReadonlySet<string> = new Set([...allFilterNames, 'q', 'sort_by', 'page']);
const modeNames = ['mode', 'authority', 'grade'] as const;

/**
 * The canonical address to redirect to if the given one has redundant, invalid or repeated parameters, as a form submitted
 * without script does (`?q=&sort_by=ascending`); null if it needs no redirect. Order and unknown names alone do not matter.
 * If the standards mode is not allowed, its parameters are ignored (R-STD-4) but kept: a viewer whose token has just expired
 * is allowed again after the renewal (R-RTE-2).
 * @param state what the better address says, if less than the given one
 */
export function betterAddress(
  params: URLSearchParams,
  screen: ListingScreen,
  state: ListingState,
): string | null {
  const isMode = (name: string) => modeNames.some((one) => one === name);
  const isOwn = (name: string) => ownNames.has(name) || (screen.standardsMode && isMode(name));
  const pairs = (source: URLSearchParams) =>
    [...source].filter(([name]) => isOwn(name)).map(([name, value]) => `${name}=${value}`);
  const given = pairs(params).sort();
  const canonical = pairs(listingParams(state, screen)).sort();
  const isSame = given.length === canonical.length && given.every((pair, index) => pair === canonical[index]);
  if (isSame) return null;
  const href = listingHref(state, screen);
  if (screen.standardsMode || params.get('mode') !== 'standards') return href;
  const mode = new URLSearchParams(
    modeNames.flatMap((name) => params.getAll(name).map((value) => [name, value])),
  );
  return `${href}${href.includes('?') ? '&' : '?'}${mode}`;
}

/** R-VAL-3: in standards mode, no request is sent until a standard is chosen. */
export function isAnswerable(state: ListingState): boolean {
  return !state.standards || (state.filters.standard?.length ?? 0) > 0;
}

/** Number of the last page of `total` items; an empty list has one page. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Query cache key of the state; equal states have equal keys. */
export function listingKey(state: ListingState, screen: ListingScreen): readonly ['listing', string] {
  return ['listing', listingHref(state, screen)];
}

export interface ActiveFilter {
  name: FilterName;
  value: string;
}

/** Every chosen value, in canonical order. */
export function activeFilters({ filters }: Pick<ListingState, 'filters'>): readonly ActiveFilter[] {
  return allFilterNames.flatMap((name) => (filters[name] ?? []).map((value) => ({ name, value })));
}
