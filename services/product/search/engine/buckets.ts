/** Counts as the buckets of an answer (docs/search.md §5). */
import { filterNames, type Bucket, type FilterName } from '@/lib/contracts/listing';
import type { FacetAggregation, SearchResult } from '../types';
import { indexOfFamily, type FacetDictionary, type FacetRecord } from './facet-dictionary';

/** The families of each aggregation (R-CON-14). */
const families: Record<FacetAggregation, readonly FilterName[]> = {
  genre: ['genre'],
  theme: ['theme', 'form', 'course'],
  company: ['company'],
  period: ['period'],
  role: ['role'],
  skill: ['englishSkill', 'theatreSkill'],
  level: ['level'],
  type: ['type'],
  subType: ['subType'],
  date: ['productionYear'],
  standard: ['standard'],
};

/** What tells buckets of one aggregation apart: themeType, skillType. */
const groups: Partial<Record<FilterName, string>> = {
  theme: 'Theme',
  form: 'Form',
  course: 'Course',
  englishSkill: 'English',
  theatreSkill: 'Theatre',
};

/** Ranks stay below this, so that a count and a rank are one number. */
const RANK_SPAN = 2 ** 22;

export function bucketsOf(
  dictionary: FacetDictionary,
  counts: Uint32Array,
  wanted: readonly FacetAggregation[],
): SearchResult['aggregations'] {
  const aggregationOf = new Map<number, FacetAggregation>();
  for (const name of wanted)
    for (const family of families[name]) aggregationOf.set(indexOfFamily(family), name);
  const found: SearchResult['aggregations'] = {};
  for (const name of wanted) found[name] = [];
  for (const facet of byCountThenName(dictionary, counts)) {
    const record = dictionary.record(facet);
    const name = record && aggregationOf.get(record.family);
    if (name) found[name]?.push(bucket(record, counts[facet] ?? 0));
  }
  found.date?.sort((one, other) => (one.key < other.key ? 1 : -1));
  return found;
}

/** Facet ids with a count, by count, then shown name. */
function byCountThenName(dictionary: FacetDictionary, counts: Uint32Array): Uint32Array {
  const rank = dictionary.shownRank();
  const byRank = new Uint32Array(rank.length);
  const keys = new Float64Array(rank.length);
  let length = 0;
  for (let facet = 0; facet < rank.length; facet++) {
    const place = rank[facet] ?? 0;
    byRank[place] = facet;
    const count = counts[facet] ?? 0;
    if (count > 0) keys[length++] = place - count * RANK_SPAN;
  }
  const sorted = keys.subarray(0, length).sort();
  return Uint32Array.from(sorted, (key) => byRank[((key % RANK_SPAN) + RANK_SPAN) % RANK_SPAN] ?? 0);
}

function bucket({ key, name, family, parent, ...record }: FacetRecord, count: number): Bucket {
  const found: Bucket = { key, name, count };
  const group = record.group ?? groups[filterNames[family] ?? 'genre'];
  if (group !== undefined) found.group = group;
  if (parent !== undefined) found.parent = parent;
  return found;
}
