/**
 * Documents by column: identity, forward index, facet keys, visibility class, age. Append only; both segments keep
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
  visibilityClass: number;
  /** NaN for no age. */
  age: number;
  members: readonly string[] | undefined;
}

/** The arrays behind `Columns`, as the snapshot keeps them. */
export interface ColumnParts {
  ids: string[];
  slugs: string[];
  names: string[];
  members: Map<number, readonly string[]>;
  types: Growable<Uint32Array>;
  visibilityClass: Growable<Uint32Array>;
  age: Growable<Float64Array>;
  /** Document `d` has forward words from `forwardStart[d]` to `forwardStart[d + 1]`; facet ids likewise. */
  forwardStart: Growable<Uint32Array>;
  forward: Growable<Uint32Array>;
  facetStart: Growable<Uint32Array>;
  facets: Growable<Uint32Array>;
}

const noParts = (): ColumnParts => ({
  ids: [],
  slugs: [],
  names: [],
  members: new Map(),
  types: grow32(),
  visibilityClass: grow32(),
  age: growFloat(),
  forwardStart: new Growable(new Uint32Array(1)),
  forward: grow32(),
  facetStart: new Growable(new Uint32Array(1)),
  facets: grow32(),
});

export class Columns {
  readonly ids: string[];
  readonly slugs: string[];
  readonly names: string[];
  readonly members: Map<number, readonly string[]>;
  readonly types: Growable<Uint32Array>;
  readonly visibilityClass: Growable<Uint32Array>;
  readonly age: Growable<Float64Array>;
  readonly forwardStart: Growable<Uint32Array>;
  readonly forward: Growable<Uint32Array>;
  readonly facetStart: Growable<Uint32Array>;
  readonly facets: Growable<Uint32Array>;

  constructor(parts: ColumnParts = noParts()) {
    this.ids = parts.ids;
    this.slugs = parts.slugs;
    this.names = parts.names;
    this.members = parts.members;
    this.types = parts.types;
    this.visibilityClass = parts.visibilityClass;
    this.age = parts.age;
    this.forwardStart = parts.forwardStart;
    this.forward = parts.forward;
    this.facetStart = parts.facetStart;
    this.facets = parts.facets;
  }

  get size(): number {
    return this.ids.length;
  }

  append(document: PreparedDocument): number {
    const ordinal = this.ids.length;
    this.ids.push(document.id);
    this.slugs.push(document.slug);
    this.names.push(document.name);
    if (document.members) this.members.set(ordinal, document.members);
    this.types.push(document.type);
    this.visibilityClass.push(document.visibilityClass);
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
      visibilityClass: this.visibilityClass.data[ordinal] ?? 0,
      age: this.age.data[ordinal] ?? Number.NaN,
      members: this.members.get(ordinal),
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
    for (const column of [
      this.types,
      this.visibilityClass,
      this.forwardStart,
      this.forward,
      this.facetStart,
      this.facets,
    ])
      column.trim();
    this.age.trim();
  }
}

function appendAll(column: Growable<Uint32Array>, values: ArrayLike<number>): void {
  column.reserve(column.length + values.length);
  column.data.set(values, column.length);
  column.length += values.length;
}
