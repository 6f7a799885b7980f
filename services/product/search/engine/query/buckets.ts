/** Counts as the buckets of an answer (docs/search.md §5). */
import type { Bucket } from '@/lib/contracts/listing/listing';
import { aggregationOfFilter, allFilterNames, type FilterName } from '@/lib/contracts/listing/names';
import { watchNames } from '@/lib/domain/listing/second-names';
import type { FacetName } from '@/lib/domain/catalogue/content-item/facets';
import type { SearchResult } from '../../types';
import { indexOfFamily, type FacetDictionary, type FacetRecord } from '../index/facet-dictionary';

/** The families that an aggregation counts (R-CON-14). Standards, which the listings do not count, are one of their own here. */
const familiesOf = (name: FacetName): readonly FilterName[] =>
  allFilterNames.filter((family) => (aggregationOfFilter[family] ?? family) === name);

/** What tells buckets of one aggregation apart: themeType, skillType. */
const groups: Partial<Record<FilterName, string>> = {
  theme: 'Theme',
  form: 'Form',
  course: 'Course',
  englishSkill: 'English',
  theatreSkill: 'Theatre',
};

const groupOf = allFilterNames.map((name) => groups[name]);

/** What plays comes first, however many records of performances there are. */
const WATCH_ORDER: readonly string[] = Object.keys(watchNames);

/** Ranks stay below this, so that a count and a rank fit into one number to sort by. */
const RANK_SPAN = 2 ** 22;

export function bucketsOf(
  dictionary: FacetDictionary,
  counts: Uint32Array,
  wanted: readonly FacetName[],
): SearchResult['aggregations'] {
  const found: SearchResult['aggregations'] = {};
  const listOf: (Bucket[] | undefined)[] = [];
  for (const name of wanted) {
    const list: Bucket[] = (found[name] = []);
    for (const family of familiesOf(name)) listOf[indexOfFamily(family)] = list;
  }
  const order = byCountThenName(dictionary, counts);
  for (let place = 0; place < order.length; place++) {
    const facet = order[place] ?? 0;
    const record = dictionary.record(facet);
    if (record) listOf[record.family]?.push(bucket(record, counts[facet] ?? 0));
  }
  found.date?.sort((one, other) => (one.key < other.key ? 1 : -1));
  for (const spans of [found.duration, found.age])
    spans?.sort((one, other) => Number.parseInt(one.key) - Number.parseInt(other.key));
  found.watch?.sort((one, other) => WATCH_ORDER.indexOf(one.key) - WATCH_ORDER.indexOf(other.key));
  return found;
}

/** Facet ids with a count, by count, then shown name. */
function byCountThenName(dictionary: FacetDictionary, counts: Uint32Array): Uint32Array {
  const { sequence, rank } = dictionary.shownOrder();
  const keys = new Float64Array(rank.length);
  let length = 0;
  for (let facet = 0; facet < rank.length; facet++) {
    const count = counts[facet] ?? 0;
    if (count > 0) keys[length++] = (rank[facet] ?? 0) - count * RANK_SPAN;
  }
  const sorted = keys.subarray(0, length).sort();
  const order = new Uint32Array(length);
  for (let place = 0; place < length; place++) {
    const key = sorted[place] ?? 0;
    order[place] = sequence[key - Math.floor(key / RANK_SPAN) * RANK_SPAN] ?? 0;
  }
  return order;
}

function bucket({ key, name, family, group, parent }: FacetRecord, count: number): Bucket {
  const shown: Bucket = { key, name, count };
  const kind = group ?? groupOf[family];
  if (kind !== undefined) shown.group = kind;
  if (parent !== undefined) shown.parent = parent;
  return shown;
}
