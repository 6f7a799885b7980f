/** The documents of one page, in order, out of the hits of both segments. */
import type { BaseSegment } from '../index/base-segment';
import { hasBit, listBits, type Bitset } from '../index/bitset';
import type { DeltaSegment } from '../index/delta-segment';
import type { Order, Ranking } from './order';
import type { SegmentNumber } from '../index/segment';

/** Hits of one segment, as a set or else as a list; `scores` by ordinal, null when order alone decides. */
export interface Hits {
  docs: Uint32Array;
  set: Bitset | null;
  length: number;
  scores: Int32Array | null;
}

export interface Placed {
  segment: SegmentNumber;
  ordinal: number;
  score: number;
}

/** Room for ranks beside a score in one exact number: 2^24 documents, scores below 2^29. */
const RANK_SPAN = 2 ** 24;

/**
 * The first `count` hits of one segment. Score and rank make one number, greater is better, so that choosing is
 * sorting plain numbers; candidates go through a buffer that is cut back whenever it is full.
 */
function firstOf(hits: Hits, ranking: Ranking, segment: SegmentNumber, count: number): Placed[] {
  if (hits.set && count * ranking.sequence.length < hits.length * hits.length)
    return firstAlong(hits.set, ranking, segment, count);
  const { docs, scores } = listed(hits);
  const room = Math.min(hits.length, Math.max(count * 4, 1024));
  const buffer = new Float64Array(room);
  let length = 0;
  let worst = -Infinity;
  for (let place = 0; place < hits.length; place++) {
    const doc = docs[place] ?? 0;
    const rank = ranking.rank[doc] ?? 0;
    const key = scores ? (scores[doc] ?? 0) * RANK_SPAN - rank : -rank;
    if (key <= worst) continue;
    if (length === room) {
      buffer.sort();
      buffer.copyWithin(0, room - count);
      length = count;
      worst = buffer[0] ?? worst;
      if (key <= worst) continue;
    }
    buffer[length++] = key;
  }
  const best = buffer.subarray(0, length).sort().reverse().subarray(0, count);
  return Array.from(best, (key) => {
    const score = Math.ceil(key / RANK_SPAN) + 0;
    return { segment, ordinal: ranking.sequence[score * RANK_SPAN - key] ?? 0, score };
  });
}

/** For many hits without scores: walking along the order soon finds enough of them. */
function firstAlong(set: Bitset, { sequence }: Ranking, segment: SegmentNumber, count: number): Placed[] {
  const first: Placed[] = [];
  for (let place = 0; place < sequence.length && first.length < count; place++) {
    const ordinal = sequence[place] ?? 0;
    if (hasBit(set, ordinal)) first.push({ segment, ordinal, score: 0 });
  }
  return first;
}

function listed({ docs, set, length, scores }: Hits): { docs: Uint32Array; scores: Int32Array | null } {
  if (!set) return { docs, scores };
  const list = new Uint32Array(length);
  listBits(set, list);
  return { docs: list, scores };
}

export interface PageRequest {
  order: Order;
  skip: number;
  limit: number;
}

/** Hits from `skip` on, at most `limit`. */
export function pageOf(
  base: BaseSegment,
  delta: DeltaSegment,
  hits: readonly [Hits, Hits],
  { order, skip, limit }: PageRequest,
): Placed[] {
  const count = Math.min(skip + limit, hits[0].length + hits[1].length);
  if (limit === 0 || count <= skip) return [];
  const fromBase = firstOf(hits[0], base.parts.rankings[order], 0, count);
  if (hits[1].length === 0) return fromBase.slice(skip);
  const fromDelta = firstOf(hits[1], delta.ranking(order), 1, count);
  const rank = base.parts.rankings[order].rank;
  const isBefore = (late: Placed, early: Placed): boolean =>
    late.score === early.score
      ? delta.gap(order, late.ordinal) <= (rank[early.ordinal] ?? 0)
      : late.score > early.score;
  return merge(fromBase, fromDelta, isBefore).slice(skip, count);
}

function merge(
  base: readonly Placed[],
  delta: readonly Placed[],
  isBefore: (late: Placed, early: Placed) => boolean,
): Placed[] {
  const merged: Placed[] = [];
  let next = 0;
  for (const early of base) {
    for (let late = delta[next]; late && isBefore(late, early); late = delta[next]) {
      merged.push(late);
      next++;
    }
    merged.push(early);
  }
  return [...merged, ...delta.slice(next)];
}
