/** The base segment: everything as of the last build, in exactly sized typed arrays. */
import { bitset, clearBit, hasBit, setBit, type Bitset } from './bitset';
import { isHeader, type Columns } from './columns';
import { Dictionary } from './dictionary';
import { ImpactCounter } from './impacts';
import { rankAll, type Rankings } from '../query/order';
import type { OrdinalList, Postings as TermPostings, Segment } from './segment';
import { sortedBy } from './sorted';
import { stopWords } from '../words/languages';

/** The arrays that a base consists of, as the snapshot keeps them. */
export interface BaseParts {
  columns: Columns;
  terms: string[];
  /** Postings of term `t` are at `postingStart[t]` to `postingStart[t + 1]`. */
  postingStart: Uint32Array;
  postingDocs: Uint32Array;
  postingImpacts: Uint16Array;
  facetDocsStart: Uint32Array;
  facetDocs: Uint32Array;
  rankings: Rankings;
}

export class BaseSegment implements Segment {
  readonly columns: Columns;
  readonly live: Bitset;
  liveCount: number;

  constructor(readonly parts: BaseParts) {
    this.columns = parts.columns;
    this.liveCount = this.columns.size;
    this.live = bitset(this.columns.size);
    for (let ordinal = 0; ordinal < this.columns.size; ordinal++) setBit(this.live, ordinal);
  }

  postings(term: number): TermPostings | undefined {
    const { postingStart, postingDocs, postingImpacts } = this.parts;
    const start = postingStart[term] ?? 0;
    const end = postingStart[term + 1] ?? 0;
    return start < end ? { docs: postingDocs, impacts: postingImpacts, start, end } : undefined;
  }

  facetDocs(facet: number): OrdinalList | undefined {
    const start = this.parts.facetDocsStart[facet] ?? 0;
    const end = this.parts.facetDocsStart[facet + 1] ?? 0;
    return start < end ? { docs: this.parts.facetDocs, start, end } : undefined;
  }

  kill(ordinal: number): void {
    if (!hasBit(this.live, ordinal)) return;
    clearBit(this.live, ordinal);
    this.liveCount--;
  }
}

/** Document frequencies at the time of the build, for a new dictionary. */
export function dictionaryOf(parts: BaseParts): Dictionary {
  const { terms, postingStart } = parts;
  return new Dictionary(
    terms,
    Uint32Array.from(terms, (_, term) => (postingStart[term + 1] ?? 0) - (postingStart[term] ?? 0)),
  );
}

/** Documents whose facets are written before requests have their turn. */
const FACETED = 20_000;

/** Documents whose words are weighed before requests have their turn. */
const WEIGHED = 500;

/**
 * Turns columns whose forward index holds provisional term ids into a base: sorts the terms that occur, rewrites the forward index
 * in place, inverts it. In steps, because of 100,000 documents it takes seconds.
 */
export function* buildBase(
  columns: Columns,
  provisional: Dictionary,
  facetCount: number,
): Generator<void, BaseParts> {
  columns.trim();
  const terms = yield* sortTerms(columns, provisional);
  const stopIds = new Set<number>();
  terms.forEach((term, id) => {
    if (stopWords.has(term)) stopIds.add(id);
  });
  const counter = new ImpactCounter((term) => stopIds.has(term));
  return {
    columns,
    terms,
    ...(yield* invert(columns, terms.length, counter)),
    ...(yield* invertFacets(columns, facetCount)),
    rankings: yield* rankAll(columns),
  };
}

/** Words looked at before requests have their turn. */
const LOOKED_AT = 2 ** 21;

function* sortTerms(columns: Columns, provisional: Dictionary): Generator<void, string[]> {
  const forward = columns.forward.data;
  const used = new Uint8Array(provisional.size);
  for (let index = 0; index < forward.length; index++) {
    const word = forward[index] ?? 0;
    if (!isHeader(word)) used[word] = 1;
    if (index % LOOKED_AT === 0) yield;
  }
  const place = new Uint32Array(provisional.size);
  const occurring = yield* sortedBy(
    place.map((_, id) => id).filter((id) => used[id] === 1),
    (one, other) => (provisional.term(one) < provisional.term(other) ? -1 : 1),
  );
  occurring.forEach((id, index) => (place[id] = index));
  for (let index = 0; index < forward.length; index++) {
    const word = forward[index] ?? 0;
    if (!isHeader(word)) forward[index] = place[word] ?? 0;
    if (index % LOOKED_AT === 0) yield;
  }
  yield;
  return detach(Array.from(occurring, (id) => provisional.term(id)));
}

/** Terms cut out of long texts keep those texts in memory; these copies do not. */
function detach(terms: readonly string[]): string[] {
  return terms.length === 0 ? [] : Buffer.from(terms.join('\n'), 'utf8').toString('utf8').split('\n');
}

function* weigh(
  columns: Columns,
  weighDocument: (forward: Uint32Array, ordinal: number) => void,
): Generator<void> {
  for (let ordinal = 0; ordinal < columns.size; ordinal++) {
    weighDocument(columns.forwardOf(ordinal), ordinal);
    if (ordinal % WEIGHED === 0) yield;
  }
}

type Postings = Pick<BaseParts, 'postingStart' | 'postingDocs' | 'postingImpacts'>;

function* invert(columns: Columns, terms: number, counter: ImpactCounter): Generator<void, Postings> {
  const postingStart = new Uint32Array(terms + 1);
  yield* weigh(columns, (forward) =>
    counter.each(forward, terms, (term) => {
      postingStart[term + 1] = (postingStart[term + 1] ?? 0) + 1;
    }),
  );
  accumulate(postingStart);
  const next = postingStart.slice();
  const postingDocs = new Uint32Array(postingStart[terms] ?? 0);
  const postingImpacts = new Uint16Array(postingStart[terms] ?? 0);
  yield* weigh(columns, (forward, ordinal) =>
    counter.each(forward, terms, (term, impact) => {
      const place = next[term] ?? 0;
      next[term] = place + 1;
      postingDocs[place] = ordinal;
      postingImpacts[place] = impact;
    }),
  );
  return { postingStart, postingDocs, postingImpacts };
}

type FacetPostings = Pick<BaseParts, 'facetDocsStart' | 'facetDocs'>;

function* invertFacets(columns: Columns, facetCount: number): Generator<void, FacetPostings> {
  const facetDocsStart = new Uint32Array(facetCount + 1);
  const facets = columns.facets.data;
  for (const facet of facets) facetDocsStart[facet + 1] = (facetDocsStart[facet + 1] ?? 0) + 1;
  accumulate(facetDocsStart);
  const next = facetDocsStart.slice();
  const facetDocs = new Uint32Array(facets.length);
  for (let ordinal = 0; ordinal < columns.size; ordinal++) {
    for (const facet of columns.facetsOf(ordinal)) {
      const place = next[facet] ?? 0;
      next[facet] = place + 1;
      facetDocs[place] = ordinal;
    }
    if (ordinal % FACETED === 0) yield;
  }
  return { facetDocsStart, facetDocs };
}

function accumulate(starts: Uint32Array): void {
  for (let index = 1; index < starts.length; index++)
    starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
}
