/** What a search reads of a segment. The base is built once; the delta takes the changes since. */
import type { Bitset } from './bitset';
import type { Columns } from './columns';
import { firstNot } from './first-not';

/** A term's documents in ascending order with their impacts, from `start` to before `end`. */
export interface Postings {
  docs: Uint32Array;
  /** May carry `NAMING_FLAG`. */
  impacts: Uint16Array;
  start: number;
  end: number;
}

/** Ordinals from `start` to before `end`. */
export interface OrdinalList {
  docs: Uint32Array;
  start: number;
  end: number;
}

/** 0 base, 1 delta. */
export type SegmentNumber = 0 | 1;

/** Where a document is in the index. */
export interface Location {
  segment: SegmentNumber;
  ordinal: number;
}

export interface Segment {
  readonly columns: Columns;
  /** Documents that have been neither removed nor replaced. */
  readonly live: Bitset;
  readonly liveCount: number;
  postings: (term: number) => Postings | undefined;
  /** Documents that carry a facet, including dead ones. */
  facetDocs: (facet: number) => OrdinalList | undefined;
  /** Marks a document as dead. */
  kill: (ordinal: number) => void;
}

/** Impact of a term in a document, with its flag; 0 where it does not occur. */
export function impactIn(list: Postings | undefined, doc: number): number {
  if (!list) return 0;
  const { docs, impacts, start, end } = list;
  const at = firstNot(start, end, (place) => (docs[place] ?? 0) < doc);
  return at < end && docs[at] === doc ? (impacts[at] ?? 0) : 0;
}
