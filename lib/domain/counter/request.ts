/**
 * What a report is asked for (COUNTER 5.1 §3.3.8, contract library-standards §3): filters and attributes from parameters, and an
 * exception for each that cannot be followed, which the report then says in its header. Pure.
 */
import {
  counterException,
  reportKinds,
  viewFilters,
  type CounterException,
  type ExceptionCode,
  type ReportId,
} from '@/lib/contracts/counter';
import { monthAfter, monthOf, monthOfDate, monthsBetween } from './months';

export interface ReportRequest {
  id: ReportId;
  begin: string;
  /** Cut to the last month that could be ready. */
  end: string;
  /** Names in the standard's spelling (`Metric_Type`); only those that were chosen, or that a Standard View fixes. */
  filters: Readonly<Record<string, readonly string[]>>;
  attributes: readonly string[];
  parents: boolean;
  /** Of the table alone: no column for each month. */
  totalsOnly: boolean;
  exceptions: readonly CounterException[];
  /** Months asked for that were not over. */
  notOver: readonly string[];
}

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const CREDENTIALS = ['customer_id', 'requestor_id', 'api_key'];
const DATES = ['begin_date', 'end_date'];
const ATTRIBUTES = ['attributes_to_show', 'granularity'];
const PARENTS = ['include_parent_details', 'include_component_details'];
/** What the standard knows of and this library does not keep: where somebody was. */
const UNSUPPORTED = ['attributed', 'country_code', 'subdivision_code'];
const YOP = /^\d{4}(?:-\d{4})?$/;

const spelling: Readonly<Record<string, string>> = {
  platform: 'Platform', database: 'Database', metric_type: 'Metric_Type', data_type: 'Data_Type', access_method: 'Access_Method',
  access_type: 'Access_Type', yop: 'YOP', item_id: 'Item_ID', author: 'Author',
}; // prettier-ignore

/** Parameters of filters by report. */
function filtersOf(id: ReportId): string[] {
  const { view, entity } = reportKinds[id];
  if (view) return ['platform'];
  const shared = ['platform', 'metric_type', 'data_type', 'access_method'];
  if (entity === 'Database') return [...shared, 'database'];
  return entity === 'Item' ? [...shared, 'access_type', 'yop', 'item_id', 'author'] : shared;
}

/** Names of the platform and its database, which filters may say. */
export interface ReportPlace {
  platform: string;
  database: string;
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
  if (name === 'yop') return YOP.test(value);
  return allowed[name]?.includes(value) ?? value.length > 1;
}

const textOf = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join('|');

/** A list that is separated by `|`. */
const listOf = (value: string | readonly string[] | undefined): string[] =>
  textOf(value).split('|').filter((part) => part !== ''); // prettier-ignore

interface Chosen {
  filters: Record<string, readonly string[]>;
  wrong: string[];
}

function chosenFilters(id: ReportId, query: Query, place: ReportPlace): Chosen {
  const chosen: Chosen = { filters: { ...viewFilters(id) }, wrong: [] };
  for (const name of filtersOf(id)) {
    const values = listOf(query[name]);
    const right = values.filter((value) => isValid(name, value, id, place));
    if (right.length < values.length) chosen.wrong.push(`${name}=${textOf(query[name])}`);
    if (right.length > 0) chosen.filters[spelling[name] ?? name] = right;
  }
  chosen.wrong.push(...UNSUPPORTED.filter((name) => query[name] !== undefined));
  return chosen;
}

const SEARCH_KINDS = ['Platform', 'Database_Full', 'Database_Aggregated', 'Database_AI'];

/** Metrics and kinds that never meet: the kinds are left out. */
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
  const parents = query.include_parent_details;
  if (parents !== undefined && parents !== 'True' && parents !== 'False')
    wrong.push(`include_parent_details=${textOf(parents)}`);
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

/** Months of two date arguments; null for what answers 3020. @param current the month that is not over */
function datesOf(query: Query, current: string): { begin: string; end: string } | null {
  const begin = monthOfDate(textOf(query.begin_date), 'first');
  const end = monthOfDate(textOf(query.end_date), 'last');
  return begin === null || end === null || end < begin || begin >= current ? null : { begin, end };
}

/** Reads the parameters of a report. A code is what the whole request is refused with. */
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
