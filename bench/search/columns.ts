/**
 * What every system in the benchmark except the engine uses for visibility, filters, counts and order: plain bitsets and columns,
 * built once before the clock starts. So the figure of a rival is its own text search and little else.
 */
import { allFilterNames, type FilterName } from '@/lib/contracts/listing/names';
import type { SearchAudience, SearchDocument, SearchRequest } from '@/services/product/search/types';

export type Bits = Uint32Array;
const RANK_SPAN = 2 ** 22;
const none = new Uint32Array(0);

export interface Answer {
  total: number;
  page: number[];
  /** By facet number. */
  counts: Uint32Array;
}

const has = (set: Bits, doc: number): boolean => (((set[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;

const sortName = (name: string) => name.replace(/^(?:the|an?)\s+/i, '');

export class PlainColumns {
  readonly words: number;
  /** Facet values as `family key`, each with its bitset and family. */
  readonly facetIds = new Map<string, number>();
  readonly facetBits: Bits[] = [];
  readonly facetFamily: number[] = [];
  readonly facetNames: string[] = [];
  /** Facet numbers of each document. */
  readonly facetsOf: Uint16Array[];
  readonly byName: Uint32Array;
  readonly byAge: Uint32Array;
  readonly ordinal: Map<string, number>;
  private readonly facetRank: Uint32Array;
  private readonly facetByRank: Uint32Array;
  private readonly views = new Map<SearchAudience, Map<string, Bits>>();

  constructor(readonly documents: readonly SearchDocument[]) {
    this.words = (documents.length + 31) >>> 5;
    this.ordinal = new Map(documents.map(({ id }, index) => [id, index]));
    this.facetsOf = documents.map((document, index) => this.addFacets(document, index));
    const shown = this.facetNames;
    this.facetByRank = Uint32Array.from(shown, (_, facet) => facet).sort((one, other) =>
      (shown[one] ?? '') < (shown[other] ?? '') ? -1 : 1,
    );
    this.facetRank = new Uint32Array(shown.length);
    this.facetByRank.forEach((facet, place) => (this.facetRank[facet] = place));
    const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
    const names = documents.map(({ name }) => sortName(name));
    const id = (index: number) => documents[index]?.id ?? '';
    const rank = new Uint32Array(documents.length);
    this.byName = Uint32Array.from(documents, (_, index) => index).sort(
      (one, other) =>
        collator.compare(names[one] ?? '', names[other] ?? '') || (id(one) < id(other) ? -1 : 1),
    );
    this.byName.forEach((index, place) => (rank[index] = place));
    const age = (index: number) => documents[index]?.ageSort ?? -Infinity;
    this.byAge = this.byName
      .slice()
      .sort((one, other) =>
        age(one) === age(other) ? (rank[one] ?? 0) - (rank[other] ?? 0) : age(other) - age(one),
      );
  }

  private addFacets(document: SearchDocument, index: number): Uint16Array {
    const found: number[] = [];
    allFilterNames.forEach((name, family) => {
      if (name === 'standard') return;
      for (const key of name === 'type' ? [document.type] : new Set(document.facets[name] ?? [])) {
        const label = `${family} ${key}`;
        let facet = this.facetIds.get(label);
        if (facet === undefined) {
          facet = this.facetBits.length;
          this.facetIds.set(label, facet);
          this.facetBits.push(new Uint32Array((this.documents.length + 31) >>> 5));
          this.facetFamily.push(family);
          this.facetNames.push(key);
        }
        const bits = this.facetBits[facet] ?? none;
        bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
        found.push(facet);
      }
    });
    return Uint16Array.from(found);
  }

  /** Visible documents of the requested types. */
  view(request: SearchRequest): Bits {
    const { audience, types } = request;
    const views = this.views.get(audience) ?? new Map<string, Bits>();
    this.views.set(audience, views);
    const cached = views.get(types.join());
    if (cached) return cached;
    const typed = new Set(types);
    const bits = new Uint32Array(this.words);
    this.documents.forEach((document, index) => {
      if (audience.sees(document.id) && typed.has(document.type))
        bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
    });
    views.set(types.join(), bits);
    return bits;
  }

  /** One bitset for each filtered family. */
  filters(request: SearchRequest): { family: number; bits: Bits }[] {
    return (Object.entries(request.filters ?? {}) as [FilterName, readonly string[]][]).map(
      ([name, keys]) => {
        const family = allFilterNames.indexOf(name);
        const bits = new Uint32Array(this.words);
        for (const key of keys) {
          const facet = this.facetBits[this.facetIds.get(`${family} ${key}`) ?? -1] ?? none;
          for (let word = 0; word < facet.length; word++) bits[word] = (bits[word] ?? 0) | (facet[word] ?? 0);
        }
        return { family, bits };
      },
    );
  }

  /** Buckets as in an answer: by count, then name, sorted as plain numbers. */
  buckets(counts: Uint32Array): { key: string; name: string; count: number }[][] {
    const found: { key: string; name: string; count: number }[][] = allFilterNames.map(() => []);
    const order = new Float64Array(counts.length);
    let length = 0;
    counts.forEach((count, facet) => {
      if (count > 0) order[length++] = (this.facetRank[facet] ?? 0) - count * RANK_SPAN;
    });
    for (const value of order.subarray(0, length).sort()) {
      const facet = this.facetByRank[((value % RANK_SPAN) + RANK_SPAN) % RANK_SPAN] ?? 0;
      const key = this.facetNames[facet] ?? '';
      found[this.facetFamily[facet] ?? 0]?.push({ key, name: key, count: counts[facet] ?? 0 });
    }
    return found;
  }

  orderFor(request: SearchRequest): Uint32Array {
    return request.sort === 'age-desc' ? this.byAge : this.byName;
  }

  /** Counts and page for ranked text matches, document by document. */
  countRanked(request: SearchRequest, ranked: readonly number[]): Answer {
    const view = this.view(request);
    const filters = this.filters(request);
    const counts = new Uint32Array(this.facetBits.length);
    const page: number[] = [];
    let total = 0;
    for (const doc of ranked) {
      if (!has(view, doc)) continue;
      const failed = filters.filter(({ bits }) => !has(bits, doc));
      if (failed.length > 1) continue;
      const family = failed[0]?.family;
      this.count(doc, family, counts);
      if (family !== undefined) continue;
      if (total >= request.skip && page.length < request.limit) page.push(doc);
      total++;
    }
    this.buckets(counts);
    return { total, page, counts };
  }

  private count(doc: number, family: number | undefined, counts: Uint32Array): void {
    for (const facet of this.facetsOf[doc] ?? [])
      if (family === undefined || this.facetFamily[facet] === family)
        counts[facet] = (counts[facet] ?? 0) + 1;
  }
}
