/**
 * The measure of the benchmark: a brute-force scan over bitsets. Every facet value has a bitset, and every count is an
 * intersection with all of it. The text's matches are given to it for nothing, so it is a floor, not a rival.
 */
import type { SearchRequest } from '@/services/product/search/types';
import { popcount, type Answer, type Bits, type PlainColumns } from './columns';

export function scan(columns: PlainColumns, request: SearchRequest, textMatches: Bits | null): Answer {
  const base = columns.view(request).slice();
  if (textMatches) intersect(base, textMatches);
  const filters = columns.filters(request);
  const full = base.slice();
  for (const { bits } of filters) intersect(full, bits);
  const leaveOut = new Map(filters.map(({ family }) => [family, without(base, filters, family)]));
  const counts = new Uint32Array(columns.facetBits.length);
  columns.facetBits.forEach((bits, facet) => {
    const over = leaveOut.get(columns.facetFamily[facet] ?? -1) ?? full;
    let count = 0;
    for (let word = 0; word < over.length; word++) count += popcount((over[word] ?? 0) & (bits[word] ?? 0));
    counts[facet] = count;
  });
  let total = 0;
  for (let word = 0; word < full.length; word++) total += popcount(full[word] ?? 0);
  columns.buckets(counts);
  return { total, page: pageOf(columns.orderFor(request), full, request), counts };
}

function intersect(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) & (other[word] ?? 0);
}

function without(base: Bits, filters: readonly { family: number; bits: Bits }[], family: number): Bits {
  const set = base.slice();
  for (const filter of filters) if (filter.family !== family) intersect(set, filter.bits);
  return set;
}

function pageOf(order: Uint32Array, set: Bits, { skip, limit }: SearchRequest): number[] {
  const page: number[] = [];
  let passed = 0;
  for (let place = 0; place < order.length && page.length < limit; place++) {
    const doc = order[place] ?? 0;
    if ((((set[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1 && passed++ >= skip) page.push(doc);
  }
  return page;
}
