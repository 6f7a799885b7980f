/**
 * The request for a report (COUNTER 5.1 §3.3.8, contract library-standards §3): parses filters and attributes from parameters.
 * Invalid or unsupported ones become exceptions, which the report lists in its header. Pure.
 */
import {
  counterException,
  reportKinds,
  viewFilters,
  type CounterException,
  type ExceptionCode,
  type ReportId,
} from '@/lib/contracts/usage/counter';
import { monthAfter, monthOf, monthOfDate, monthsBetween } from './months';

export interface ReportRequest {
  id: ReportId;
  begin: string;
  /** Not after the last month that is over. */
  end: string;
  /** Names as in the standard (`Metric_Type`); only those that were chosen or that a Standard View fixes. */
  filters: Readonly<Record<string, readonly string[]>>;
  attributes: readonly string[];
  parents: boolean;
  /** Only for tables: leave out the monthly columns. */
  totalsOnly: boolean;
  exceptions: readonly CounterException[];
  /** Requested months that are not over yet. */
  notOver: readonly string[];
}

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const CREDENTIALS = ['customer_id', 'requestor_id', 'api_key'];
const DATES = ['begin_date', 'end_date'];
const ATTRIBUTES = ['attributes_to_show', 'granularity'];
const PARENTS = ['include_parent_details', 'include_component_details'];
/** Filters of the standard that this library cannot support, because it does not store where visitors are. */
const UNSUPPORTED = ['attributed', 'country_code', 'subdivision_code'];
const YOP = /^\d{4}(?:-\d{4})?$/;

const spelling: Readonly<Record<string, string>> = {
  platform: 'Platform',
  database: 'Database',
  metric_type: 'Metric_Type',
  data_type: 'Data_Type',
  access_method: 'Access_Method',
  access_type: 'Access_Type',
  yop: 'YOP',
  item_id: 'Item_ID',
  author: 'Author',
};

/** Filter parameters that a report accepts. */
function filtersOf(id: ReportId): string[] {
  const { view, entity } = reportKinds[id];
  if (view) return ['platform'];
  const shared = ['platform', 'metric_type', 'data_type', 'access_method'];
  if (entity === 'Database') return [...shared, 'database'];
  return entity === 'Item' ? [...shared, 'access_type', 'yop', 'item_id', 'author'] : shared;
}

/** Names of the platform and its database, the only valid values of those filters. */
export interface ReportPlace {
  platform: string;
  database: string;
}

/** One year, or the first and the last. */
function areYears(value: string): boolean {
  const [first = '', last = first] = value.split('-');
  return YOP.test(value) && first <= last;
}

function isValid(name: string, value: string, id: ReportId, place: ReportPlace): boolean {
  const { metrics, dataTypes } = reportKinds[id];
  const allowed: Readonly<Record<string, readonly string[]>> = {
    metric_type: metrics,
    data_type: dataTypes,
    access_method: ['Regular', 'TDM'],
    access_type: ['Controlled', 'Open', 'Free_To_Read'],
    platform: [place.platform],
    database: [place.database],
  };
  if (name === 'yop') return areYears(value);
  return allowed[name]?.includes(value) ?? value.length > 1;
}

const textOf = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join('|');

/** Splits a list at `|`. */
const listOf = (value: string | readonly string[] | undefined): string[] =>
  textOf(value)
    .split('|')
    .filter((part) => part !== '');

/** Filters of one value: the header of a report has no place for a second (COUNTER's schema). */
const SINGLE: ReadonlySet<string> = new Set(['platform', 'database', 'item_id', 'author']);

/** Each once, as the header of a report must have them. */
function valuesOf(name: string, value: Query[string]): string[] {
  const text = textOf(value);
  return SINGLE.has(name) && text !== '' ? [text] : [...new Set(listOf(value))];
}

interface Chosen {
  filters: Record<string, readonly string[]>;
  wrong: string[];
}

function chosenFilters(id: ReportId, query: Query, place: ReportPlace): Chosen {
  const chosen: Chosen = { filters: { ...viewFilters(id) }, wrong: [] };
  for (const name of filtersOf(id)) {
    const values = valuesOf(name, query[name]);
    const right = values.filter((value) => isValid(name, value, id, place));
    if (right.length < values.length) chosen.wrong.push(`${name}=${textOf(query[name])}`);
    if (right.length > 0) chosen.filters[spelling[name] ?? name] = right;
  }
  chosen.wrong.push(...UNSUPPORTED.filter((name) => query[name] !== undefined));
  return chosen;
}

const SEARCH_KINDS = ['Platform', 'Database_Full', 'Database_Aggregated', 'Database_AI'];

/** Search metrics with data types that never have searches; the caller drops the data types. Null: no conflict. */
function incongruous({ filters }: Chosen): string | null {
  const { Metric_Type: metrics, Data_Type: kinds } = filters;
  if (!metrics || !kinds || metrics.some((name) => !name.startsWith('Searches_'))) return null;
  return kinds.some((kind) => SEARCH_KINDS.includes(kind)) ? null : `data_type=${kinds.join('|')}`;
}

function attributesOf(id: ReportId, query: Query) {
  const offered = reportKinds[id].attributes;
  const asked = listOf(query.attributes_to_show);
  const wrong = asked.filter((name) => !offered.includes(name)).map((name) => `attributes_to_show=${name}`);
  const granularity = query.granularity;
  if (granularity !== undefined && granularity !== 'Month') wrong.push(`granularity=${textOf(granularity)}`);
  for (const name of PARENTS) {
    const value = textOf(query[name] ?? 'False');
    if (value !== 'True' && value !== 'False') wrong.push(`${name}=${value}`);
  }
  return { shown: offered.filter((name) => asked.includes(name)), wrong };
}

function unknownNames(id: ReportId, query: Query): string[] {
  const { view, entity } = reportKinds[id];
  const own = view ? [] : [...ATTRIBUTES, ...UNSUPPORTED, ...(entity === 'Item' ? PARENTS : [])];
  const known = [...CREDENTIALS, ...DATES, ...filtersOf(id), ...own];
  return Object.keys(query).filter((name) => !known.includes(name));
}

function told(code: ExceptionCode, names: readonly string[]): CounterException[] {
  return names.length === 0 ? [] : [counterException(code, names.join(', '))];
}

/** The bounds of a report's work: months ahead, each of which the answer lists as not over yet, and the first month. */
const FARTHEST = 120;
const EARLIEST = '2000-01';
/** What is before is as long gone as this month, which the report then says (exception 3032). */
const notBefore = (month: string): string => (month < EARLIEST ? EARLIEST : month);

/** Months of the two date arguments; null if they are invalid (exception 3020). @param current the current month */
function datesOf(query: Query, current: string): { begin: string; end: string } | null {
  const begin = monthOfDate(textOf(query.begin_date), 'first');
  const end = monthOfDate(textOf(query.end_date), 'last');
  if (begin === null || end === null || end < begin || begin >= current) return null;
  if (end > monthAfter(current, FARTHEST)) return null;
  return { begin: notBefore(begin), end: notBefore(end) };
}

/** Reads the parameters of a report. `refused`: exception code with which the whole request is refused. */
export function reportRequest(
  id: ReportId,
  query: Query,
  { now, place, totalsOnly = false }: { now: Date; place: ReportPlace; totalsOnly?: boolean },
): ReportRequest | { refused: ExceptionCode; data?: string } {
  const missing = DATES.filter((name) => textOf(query[name]) === '');
  if (missing.length > 0) return { refused: 1030, data: missing.join(', ') };
  const current = monthOf(now);
  const dates = datesOf(query, current);
  if (dates === null) return { refused: 3020 };
  const last = monthAfter(current, -1);
  const unknown = unknownNames(id, query);
  const known = Object.fromEntries(Object.entries(query).filter(([name]) => !unknown.includes(name)));
  const chosen = chosenFilters(id, known, place);
  const odd = incongruous(chosen);
  if (odd !== null) delete chosen.filters.Data_Type;
  const { shown, wrong } = attributesOf(id, known);
  const components = known.include_component_details === 'True' ? ['include_component_details'] : [];
  return {
    id,
    begin: dates.begin,
    end: dates.end < last ? dates.end : last,
    filters: chosen.filters,
    attributes: shown,
    parents: known.include_parent_details === 'True',
    totalsOnly,
    exceptions: [
      ...told(3050, unknown),
      ...told(3060, chosen.wrong),
      ...told(3061, odd === null ? [] : [odd]),
      ...told(3062, wrong),
      ...told(3063, components),
    ],
    notOver: monthsBetween(current, dates.end),
  };
}
