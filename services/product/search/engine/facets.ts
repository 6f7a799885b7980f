/**
 * Filters and disjunctive counts (docs/search.md §5). A document that fails one family only is counted for that family;
 * one that fails none is counted for all.
 */
import type { FilterName } from '@/lib/contracts/listing';
import { bitset, hasBit, setBit, type Bitset } from './bitset';
import { indexOfFamily, type FacetDictionary } from './facet-dictionary';
import type { Segment } from './segment';

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

/** Writes the candidates that pass every filter to `hits`, answers their number, and counts if there is a counter. */
export function filterAndCount(
  segment: Segment,
  candidates: { docs: Uint32Array; length: number },
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
    if (failed === PASSES) countAll(segment, doc, counter.counts);
    else countFamily(segment, doc, failed, counter);
  }
  return length;
}

const PASSES = -1;
const FAILS_SEVERAL = -2;

/** The one family whose filter a document fails. */
function failedFamily(filters: readonly FamilyFilter[], doc: number): number {
  let failed = PASSES;
  for (const { family, passes } of filters) {
    if (hasBit(passes, doc)) continue;
    if (failed !== PASSES) return FAILS_SEVERAL;
    failed = family;
  }
  return failed;
}

function countAll({ columns }: Segment, doc: number, counts: Uint32Array): void {
  const facets = columns.facets.data;
  const end = columns.facetStart.data[doc + 1] ?? 0;
  for (let place = columns.facetStart.data[doc] ?? 0; place < end; place++) {
    const facet = facets[place] ?? 0;
    counts[facet] = (counts[facet] ?? 0) + 1;
  }
}

function countFamily({ columns }: Segment, doc: number, family: number, { counts, familyOf }: Counter): void {
  const facets = columns.facets.data;
  const end = columns.facetStart.data[doc + 1] ?? 0;
  for (let place = columns.facetStart.data[doc] ?? 0; place < end; place++) {
    const facet = facets[place] ?? 0;
    if (familyOf[facet] === family) counts[facet] = (counts[facet] ?? 0) + 1;
  }
}
