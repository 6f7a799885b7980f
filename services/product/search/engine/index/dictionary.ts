/**
 * The terms of the index. Base terms are sorted by code units, so a prefix is a range; terms that came later (`extra`)
 * are few and searched one by one. Also holds each term's document frequency over live documents.
 */
import { NearPattern, signature, signatureDistance } from '../words/distance';
import { firstNot } from './first-not';

const digit = /\p{N}/u;

/** Base terms sorted by length, with their signatures: what a search for near terms scans. */
interface NearIndex {
  order: Uint32Array;
  signatures: Int32Array;
  /** First place in `order` of each length; terms of 63 characters or more share the last length. */
  lengthStart: Uint32Array;
}
const LENGTHS = 64;

export class Dictionary {
  readonly baseSize: number;
  private readonly extra: string[] = [];
  private readonly extraIds = new Map<string, number>();
  private near: NearIndex | null = null;

  /** `frequency` is by term id and grows with `add`. */
  constructor(
    private readonly terms: readonly string[],
    private frequency: Uint32Array,
  ) {
    this.baseSize = terms.length;
  }

  get size(): number {
    return this.baseSize + this.extra.length;
  }

  term(id: number): string {
    return this.terms[id] ?? this.extra[id - this.baseSize] ?? '';
  }

  /** Id of a term, or -1. */
  find(term: string): number {
    const place = this.lowerBound(term);
    if (this.terms[place] === term) return place;
    return this.extraIds.get(term) ?? -1;
  }

  /** Id of a term, which is added if it is new. */
  add(term: string): number {
    const found = this.find(term);
    if (found >= 0) return found;
    const id = this.size;
    this.extra.push(term);
    this.extraIds.set(term, id);
    return id;
  }

  df(id: number): number {
    return this.frequency[id] ?? 0;
  }

  count(id: number, by: 1 | -1): void {
    if (id >= this.frequency.length) {
      const grown = new Uint32Array(this.size + 1024);
      grown.set(this.frequency);
      this.frequency = grown;
    }
    this.frequency[id] = (this.frequency[id] ?? 0) + by;
  }

  /** Calls `visit` with every term that begins with `prefix` and is longer. */
  eachWithPrefix(prefix: string, visit: (id: number, term: string) => void): void {
    for (let id = this.lowerBound(prefix); id < this.baseSize; id++) {
      const term = this.terms[id] ?? '';
      if (!term.startsWith(prefix)) break;
      if (term.length > prefix.length) visit(id, term);
    }
    this.extra.forEach((term, index) => {
      if (term.length > prefix.length && term.startsWith(prefix)) visit(this.baseSize + index, term);
    });
  }

  /**
   * Calls `visit(id, distance)` for every term without a digit that is within the bound: `limit` at first, then what `visit` last
   * returned, so that the search narrows as better terms are found. With `prefix`, distance is to the term's nearest prefix.
   */
  eachNear(
    token: string,
    limit: number,
    visit: (id: number, distance: number) => number,
    prefix = false,
  ): void {
    const near = (this.near ??= this.buildNear());
    const wanted = signature(token);
    const pattern = new NearPattern(token);
    let bound = limit;
    const look = (id: number, term: string): void => {
      const distance = pattern.distance(term, bound, prefix);
      if (distance <= bound) bound = visit(id, distance);
    };
    const shortest = Math.max(0, Math.min(token.length - limit, LENGTHS - 1));
    const longest = prefix ? LENGTHS - 1 : Math.min(token.length + limit, LENGTHS - 1);
    const end = near.lengthStart[longest + 1] ?? 0;
    for (let place = near.lengthStart[shortest] ?? 0; place < end; place++) {
      if (!mayBeNear(wanted, near.signatures[place] ?? 0, bound, prefix)) continue;
      const id = near.order[place] ?? 0;
      look(id, this.terms[id] ?? '');
    }
    this.extra.forEach((term, index) => {
      const mayBe = prefix || Math.abs(term.length - token.length) <= bound;
      if (mayBe && !digit.test(term)) look(this.baseSize + index, term);
    });
  }

  /** First base term that is not less than `term`. */
  private lowerBound(term: string): number {
    return firstNot(0, this.baseSize, (at) => (this.terms[at] ?? '') < term);
  }

  private buildNear(): NearIndex {
    const ids = this.terms.flatMap((term, id) => (digit.test(term) ? [] : [id]));
    const lengthOf = (id: number) => Math.min(this.terms[id]?.length ?? 0, LENGTHS - 1);
    const order = Uint32Array.from(ids).sort((one, other) => lengthOf(one) - lengthOf(other) || one - other);
    const lengthStart = new Uint32Array(LENGTHS + 1);
    for (const id of order) lengthStart[lengthOf(id) + 1] = (lengthStart[lengthOf(id) + 1] ?? 0) + 1;
    for (let length = 0; length < LENGTHS; length++)
      lengthStart[length + 1] = (lengthStart[length + 1] ?? 0) + (lengthStart[length] ?? 0);
    return {
      order,
      lengthStart,
      signatures: Int32Array.from(order, (id) => signature(this.terms[id] ?? '')),
    };
  }
}

/** With `prefix`, letters that only the term has do not count, but it may lack at most `bound` letters of the token. */
function mayBeNear(wanted: number, held: number, bound: number, prefix: boolean): boolean {
  return (prefix ? signatureDistance(wanted & ~held, 0) : signatureDistance(wanted, held)) <= bound;
}
