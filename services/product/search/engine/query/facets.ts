/**
 * Filters and disjunctive counts (docs/search.md §5). A document that fails one family only is counted for that family;
 * one that fails none is counted for all.
 */
import type { FilterName } from '@/lib/contracts/listing/names';
import { bitset, hasBit, setBit, type Bitset } from '../index/bitset';
import type { Columns } from '../index/columns';
import { indexOfFamily, type FacetDictionary } from '../index/facet-dictionary';
import type { Segment } from '../index/segment';

/** The documents of one segment that pass one family's filter. */
export interface FamilyFilter {
  family: number;
  passes: Bitset;
}

export type Filters = Partial<Record<FilterName, readonly string[]>>;

export function filtersOf(segment: Segment, dictionary: FacetDictionary, filters: Filters): FamilyFilter[] {
  return (Object.entries(filters) as [FilterName, readonly string[]][])
    .filter(([, keys]) => keys.length > 0)
    .map(([name, keys]) => {
      const family = indexOfFamily(name);
      const passes = bitset(segment.columns.size);
      for (const key of keys) {
        const facet = dictionary.find(family, key);
        const list = facet === undefined ? undefined : segment.facetDocs(facet);
        if (!list) continue;
        for (let place = list.start; place < list.end; place++) setBit(passes, list.docs[place] ?? 0);
      }
      return { family, passes };
    });
}

/** Counts by facet id, shared by the segments. */
export interface Counter {
  counts: Uint32Array;
  familyOf: Uint8Array;
}

export interface DocumentList {
  docs: Uint32Array;
  length: number;
}

/**
 * Writes the text's candidates that pass every filter to `hits`, returns their number, and counts if there is a counter. One
 * pass: candidates are few and in a list.
 */
export function filterAndCount(
  { columns }: Segment,
  candidates: DocumentList,
  filters: readonly FamilyFilter[],
  hits: Uint32Array,
  counter: Counter | null,
): number {
  let length = 0;
  for (let place = 0; place < candidates.length; place++) {
    const doc = candidates.docs[place] ?? 0;
    const failed = failedFamily(filters, doc);
    if (failed === PASSES) hits[length++] = doc;
    if (!counter || failed === FAILS_SEVERAL) continue;
    if (failed === PASSES) countAll(columns, doc, counter.counts, 1);
    else countFamily(columns, doc, failed, counter);
  }
  return length;
}

const PASSES = -1;
const FAILS_SEVERAL = -2;

/** The only family whose filter a document fails, or `PASSES`, or `FAILS_SEVERAL`. */
function failedFamily(filters: readonly FamilyFilter[], doc: number): number {
  let failed = PASSES;
  for (const { family, passes } of filters) {
    if (hasBit(passes, doc)) continue;
    if (failed !== PASSES) return FAILS_SEVERAL;
    failed = family;
  }
  return failed;
}

/** A copy of counts, with room for facets that came since. */
export function grownCounts(counts: Uint32Array, facets: number): Uint32Array {
  const grown = new Uint32Array(facets);
  grown.set(counts);
  return grown;
}

/** Adds `by` for each of a document's facets. */
export function countAll(
  { facets, facetStart }: Columns,
  doc: number,
  counts: Uint32Array,
  by: number,
): void {
  const end = facetStart.data[doc + 1] ?? 0;
  for (let place = facetStart.data[doc] ?? 0; place < end; place++) {
    const facet = facets.data[place] ?? 0;
    counts[facet] = (counts[facet] ?? 0) + by;
  }
}

export function countFamily(
  { facets, facetStart }: Columns,
  doc: number,
  family: number,
  counter: Counter,
): void {
  const { counts, familyOf } = counter;
  const end = facetStart.data[doc + 1] ?? 0;
  for (let place = facetStart.data[doc] ?? 0; place < end; place++) {
    const facet = facets.data[place] ?? 0;
    if (familyOf[facet] === family) counts[facet] = (counts[facet] ?? 0) + 1;
  }
}
