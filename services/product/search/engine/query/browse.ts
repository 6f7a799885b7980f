/**
 * Requests without text: whole bitsets instead of lists. A view's counts are cached with it, so the plain listing costs nothing,
 * and a filter that leaves more than half is counted by what it removes.
 */
import { countBits, eachBit, intersect, subtract, type Bitset } from '../index/bitset';
import { countAll, countFamily, grownCounts, type Counter, type FamilyFilter } from './facets';
import type { Segment } from '../index/segment';
import type { View } from './views';

/** The view's documents that pass every filter, by segment. */
export function browse(view: View, filters: readonly (readonly FamilyFilter[])[]): Bitset[] {
  return view.bits.map((seen, at) => {
    const hits = seen.slice();
    for (const { passes } of filters[at] ?? []) intersect(hits, passes);
    return hits;
  });
}

/** Counts of all documents of a view. */
export function viewCounts(segments: readonly Segment[], view: View, facets: number): Uint32Array {
  if (view.counts) {
    if (view.counts.length < facets) view.counts = grownCounts(view.counts, facets);
    return view.counts;
  }
  const counts = new Uint32Array(facets);
  segments.forEach(({ columns }, at) => {
    const seen = view.bits[at];
    if (seen) eachBit(seen, (doc) => countAll(columns, doc, counts, 1));
  });
  view.counts = counts;
  return counts;
}

/** Disjunctive counts of `hits`, written to the counter. `filters` are by segment, alike in families. */
export function countBrowse(
  segments: readonly Segment[],
  view: View,
  hits: readonly Bitset[],
  filters: readonly (readonly FamilyFilter[])[],
  counter: Counter,
): void {
  const all = viewCounts(segments, view, counter.counts.length);
  const sizeOf = (sets: readonly Bitset[]) => sets.reduce((sum, set) => sum + countBits(set), 0);
  const byRest = sizeOf(hits) * 2 > sizeOf(view.bits);
  if (byRest) counter.counts.set(all);
  segments.forEach(({ columns }, at) => {
    const found = hits[at];
    const seen = view.bits[at];
    if (!found || !seen) return;
    const counted = byRest ? seen.slice() : found;
    if (byRest) subtract(counted, found);
    eachBit(counted, (doc) => countAll(columns, doc, counter.counts, byRest ? -1 : 1));
  });
  const families = filters[0] ?? [];
  if (families.length === 1) return takeFamily(families[0]?.family ?? 0, all, counter);
  segments.forEach((segment, at) => addNearMisses(segment, view.bits[at], filters[at] ?? [], counter));
}

/** One filter alone: its own family is counted over the whole view. */
function takeFamily(family: number, all: Uint32Array, { counts, familyOf }: Counter): void {
  for (let facet = 0; facet < counts.length; facet++)
    if (familyOf[facet] === family) counts[facet] = all[facet] ?? 0;
}

/** Documents that fail only one family's filter count for that family. */
function addNearMisses(
  { columns }: Segment,
  seen: Bitset | undefined,
  filters: readonly FamilyFilter[],
  counter: Counter,
): void {
  if (!seen) return;
  for (const own of filters) {
    const others = seen.slice();
    for (const filter of filters) if (filter !== own) intersect(others, filter.passes);
    subtract(others, own.passes);
    eachBit(others, (doc) => countFamily(columns, doc, own.family, counter));
  }
}
