/**
 * The baseline of the benchmark: a brute-force scan over bitsets. Every facet value has a bitset, and every count is a full
 * intersection. It is given the text matches for free, so it is a lower bound, not a rival.
 */
import type { SearchRequest } from '@/services/product/search/types';
import type { Answer, Bits, PlainColumns } from './columns';

export function scan(columns: PlainColumns, request: SearchRequest, textMatches: Bits | null): Answer {
  const base = columns.view(request).slice();
  if (textMatches) intersect(base, textMatches);
  const filters = columns.filters(request);
  const full = base.slice();
  for (const { bits } of filters) intersect(full, bits);
  const leaveOut = new Map(filters.map(({ family }) => [family, without(base, filters, family)]));
  const counts = new Uint32Array(columns.facetBits.length);
  for (let facet = 0; facet < counts.length; facet++) {
    const over = leaveOut.get(columns.facetFamily[facet] ?? -1) ?? full;
    counts[facet] = countShared(over, columns.facetBits[facet] ?? over);
  }
  const total = countShared(full, full);
  columns.buckets(counts);
  return { total, page: pageOf(columns.orderFor(request), full, request), counts };
}

/** Counts the members of both sets: the loop in which the scan spends its time. */
function countShared(one: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < one.length; word++) {
    let bits = (one[word] ?? 0) & (other[word] ?? 0);
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
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
