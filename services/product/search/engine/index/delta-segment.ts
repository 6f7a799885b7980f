/** Documents added after the base was built: append only, small, every list growable. */
import type { BaseSegment } from './base-segment';
import { bitset, clearBit, hasBit, setBit, type Bitset } from './bitset';
import { Columns, type PreparedDocument } from './columns';
import { firstNot } from './first-not';
import { grow16, grow32, type Growable } from './growable';
import { compareIn, orders, rankingFrom, sortableAt, type Order, type Ranking } from '../query/order';
import type { OrdinalList, Postings, Segment } from './segment';

interface GrowingPostings {
  docs: Growable<Uint32Array>;
  impacts: Growable<Uint16Array>;
}

export class DeltaSegment implements Segment {
  readonly columns = new Columns();
  live: Bitset = bitset(0);
  liveCount = 0;
  private readonly lists = new Map<number, GrowingPostings>();
  private readonly byFacet = new Map<number, Growable<Uint32Array>>();
  /** Ordinals in each order, including dead ones. */
  private readonly sequences = new Map<Order, number[]>(orders.map((order) => [order, []]));
  private readonly rankings = new Map<Order, Ranking>();
  /** Number of base documents sorted before each document, by order. */
  private readonly gaps = new Map<Order, number[]>(orders.map((order) => [order, []]));

  constructor(private readonly base: BaseSegment) {}

  /** Appends a document; `postings` are its terms with their impacts. */
  append(document: PreparedDocument, postings: readonly { term: number; impact: number }[]): number {
    const ordinal = this.columns.append(document);
    if (ordinal >= this.live.length * 32) {
      const grown = bitset((ordinal + 1) * 2 + 1024);
      grown.set(this.live);
      this.live = grown;
    }
    setBit(this.live, ordinal);
    this.liveCount++;
    for (const { term, impact } of postings) {
      const list = this.lists.get(term) ?? { docs: grow32(), impacts: grow16() };
      list.docs.push(ordinal);
      list.impacts.push(impact);
      this.lists.set(term, list);
    }
    for (const facet of document.facets) {
      const list = this.byFacet.get(facet) ?? grow32();
      list.push(ordinal);
      this.byFacet.set(facet, list);
    }
    this.place(ordinal);
    return ordinal;
  }

  postings(term: number): Postings | undefined {
    const list = this.lists.get(term);
    return list && { docs: list.docs.data, impacts: list.impacts.data, start: 0, end: list.docs.length };
  }

  facetDocs(facet: number): OrdinalList | undefined {
    const list = this.byFacet.get(facet);
    return list && { docs: list.data, start: 0, end: list.length };
  }

  kill(ordinal: number): void {
    if (!hasBit(this.live, ordinal)) return;
    clearBit(this.live, ordinal);
    this.liveCount--;
  }

  /** This segment's own documents in one order. */
  ranking(order: Order): Ranking {
    const known = this.rankings.get(order);
    if (known) return known;
    const ranking = rankingFrom(Uint32Array.from(this.sequences.get(order) ?? []));
    this.rankings.set(order, ranking);
    return ranking;
  }

  /** How many base documents, including dead ones, are sorted before a document. */
  gap(order: Order, ordinal: number): number {
    return this.gaps.get(order)?.[ordinal] ?? 0;
  }

  private place(ordinal: number): void {
    const document = sortableAt(this.columns, ordinal);
    this.rankings.clear();
    for (const order of orders) {
      const base = this.base.parts.rankings[order].sequence;
      const stands = (columns: Columns, other: number) =>
        compareIn(order, sortableAt(columns, other), document) < 0;
      this.gaps.get(order)?.push(firstNot(0, base.length, (at) => stands(this.base.columns, base[at] ?? 0)));
      const sequence = this.sequences.get(order) ?? [];
      sequence.splice(
        firstNot(0, sequence.length, (at) => stands(this.columns, sequence[at] ?? 0)),
        0,
        ordinal,
      );
    }
  }
}
