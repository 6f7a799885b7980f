/** What a search reads of a segment. The base is built once; the delta takes the changes since. */
import type { Bitset } from './bitset';
import type { Columns } from './columns';

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

export interface Segment {
  readonly columns: Columns;
  /** Documents that have been neither removed nor replaced. */
  readonly live: Bitset;
  readonly liveCount: number;
  postings: (term: number) => Postings | undefined;
  /** Documents that carry a facet, including dead ones. */
  facetDocs: (facet: number) => OrdinalList | undefined;
  /** Members of a container that were in this segment when it was built: a shortcut, not all of them. */
  memberOrdinals: (container: number) => readonly number[];
  /** Marks a document as dead. */
  kill: (ordinal: number) => void;
}

/** Impact of a term in a document, with its flag; 0 where it does not occur. */
export function impactIn(list: Postings | undefined, doc: number): number {
  if (!list) return 0;
  let low = list.start;
  let high = list.end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list.docs[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return low < list.end && list.docs[low] === doc ? (list.impacts[low] ?? 0) : 0;
}
