/**
 * Documents by column: identity, forward index, facet keys, age. Append only; both segments keep
 * their documents in one of these.
 *
 * The forward index holds each document's values in class order: a header word with class and language, then the terms.
 */
import { Growable, grow32, growFloat } from './growable';

const HEADER = 0xf0000000;
/** `language` is a position in `languages`. */
export const valueHeader = (textClass: number, language: number): number =>
  (HEADER | (language << 8) | textClass) >>> 0;
export const isHeader = (word: number): boolean => word >= HEADER;
export const headerClass = (word: number): number => word & 0xff;
export const headerLanguage = (word: number): number => (word >>> 8) & 0xff;

/** A document ready to be appended: text as term ids, facets as facet ids. */
export interface PreparedDocument {
  id: string;
  slug: string;
  name: string;
  /** Position in `contentTypes`. */
  type: number;
  forward: Uint32Array | readonly number[];
  facets: Uint32Array | readonly number[];
  /** NaN for no age. */
  age: number;
}

export class Columns {
  readonly ids: string[] = [];
  readonly slugs: string[] = [];
  readonly names: string[] = [];
  readonly types = grow32();
  readonly age = growFloat();
  /** Document `d` has forward words from `forwardStart[d]` to `forwardStart[d + 1]`; facet ids likewise. */
  readonly forwardStart = new Growable<Uint32Array>(new Uint32Array(1));
  readonly forward = grow32();
  readonly facetStart = new Growable<Uint32Array>(new Uint32Array(1));
  readonly facets = grow32();

  get size(): number {
    return this.ids.length;
  }

  append(document: PreparedDocument): number {
    const ordinal = this.ids.length;
    this.ids.push(document.id);
    this.slugs.push(document.slug);
    this.names.push(document.name);
    this.types.push(document.type);
    this.age.push(document.age);
    appendAll(this.forward, document.forward);
    this.forwardStart.push(this.forward.length);
    appendAll(this.facets, document.facets);
    this.facetStart.push(this.facets.length);
    return ordinal;
  }

  /** A document as `append` takes it, to carry it into another segment. */
  read(ordinal: number): PreparedDocument {
    return {
      id: this.ids[ordinal] ?? '',
      slug: this.slugs[ordinal] ?? '',
      name: this.names[ordinal] ?? '',
      type: this.types.data[ordinal] ?? 0,
      forward: this.forwardOf(ordinal),
      facets: this.facetsOf(ordinal),
      age: this.age.data[ordinal] ?? Number.NaN,
    };
  }

  forwardOf(ordinal: number): Uint32Array {
    return this.forward.data.subarray(
      this.forwardStart.data[ordinal] ?? 0,
      this.forwardStart.data[ordinal + 1] ?? 0,
    );
  }

  facetsOf(ordinal: number): Uint32Array {
    return this.facets.data.subarray(
      this.facetStart.data[ordinal] ?? 0,
      this.facetStart.data[ordinal + 1] ?? 0,
    );
  }

  trim(): void {
    const { types, age, forwardStart, forward, facetStart, facets } = this;
    for (const column of [types, age, forwardStart, forward, facetStart, facets]) column.trim();
  }
}

function appendAll(column: Growable<Uint32Array>, values: ArrayLike<number>): void {
  column.reserve(column.length + values.length);
  column.data.set(values, column.length);
  column.length += values.length;
}
