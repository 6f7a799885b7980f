/** Scores of one segment's documents for expanded tokens (docs/search.md §2 "recalled", §3). */
import { hasBit, type Bitset } from '../index/bitset';
import type { Expansion } from '../words/expansion';
import { IMPACT_MASK, NAMING_FLAG } from '../index/impacts';
import {
  ALL_WORDS_BONUS,
  BESIDE_DIVISOR,
  KIND_STRENGTH,
  KINDS_BONUS,
  TELLING_STRENGTH,
  isEnoughOf,
} from '../parameters';
import type { Postings, Segment } from '../index/segment';
import type { TokenRole } from './query';

/** The documents recalled in one segment; `scores` is by ordinal. Valid until the board is cleared. */
export interface Candidates {
  docs: Uint32Array;
  length: number;
  scores: Int32Array;
}

/** How documents are scored: those that may be seen, and whether only names count. */
export interface Scoring {
  seen: Bitset;
  namesOnly: boolean;
}

/** Of a query of which no document is about all words: how many are demanded, how many are kinds, and what both are worth. */
interface SomeWords {
  demanded: number;
  kinds: number;
  weight: number;
  kindsWorth: number;
}

/** Accumulators of one segment, reused between queries and cleared in between. */
export class ScoreBoard {
  private scores = new Int32Array(0);
  private matched = new Uint8Array(0);
  /** Of the token that is being added: the best by the word itself, and by what stands for it. */
  private itself = new Int32Array(0);
  private meant = new Int32Array(0);
  private touched = new Uint32Array(0);
  private byToken = new Uint32Array(0);
  private candidates = new Uint32Array(0);
  /** How many demanded tokens name or label the document. */
  private telling = new Uint8Array(0);
  private isTouched = new Uint8Array(0);
  private role: TokenRole = 'demanded';
  private matchedKinds = new Uint8Array(0);
  /** Sum of the idf of the demanded tokens that each document matches. */
  private weight = new Int32Array(0);
  private touchedCount = 0;

  /** Adds scores. Documents outside `seen` are skipped. With `namesOnly`, only naming occurrences count. */
  add(segment: Segment, at: number, expansions: readonly Expansion[], by: Scoring): void {
    this.reserve(segment.columns.size);
    const flag = by.namesOnly ? NAMING_FLAG : 0xffff;
    for (const expansion of expansions) this.addToken(segment, at, expansion, by.seen, flag);
  }

  /** Adds a document that matches everything for another reason than its text. */
  give(doc: number, { demanded, kinds, amount }: { demanded: number; kinds: number; amount: number }): void {
    this.touch(doc);
    this.matched[doc] = demanded;
    this.matchedKinds[doc] = kinds;
    this.telling[doc] = demanded;
    this.scores[doc] = (this.scores[doc] ?? 0) + amount;
  }

  private touch(doc: number): void {
    if (this.isTouched[doc] === 0) this.touched[this.touchedCount++] = doc;
    this.isTouched[doc] = 1;
  }

  /** Documents that match all demanded tokens; those about one of them rank higher the more kinds they match. */
  withAll(demanded: number, kinds: number): Candidates {
    return this.collect((doc) => {
      if ((this.matched[doc] ?? 0) < demanded) return false;
      this.scores[doc] = (this.scores[doc] ?? 0) + this.bonus(doc, kinds);
      return true;
    });
  }

  private bonus(doc: number, kinds: number): number {
    return ALL_WORDS_BONUS + Math.floor(KINDS_BONUS * this.kindsShare(doc, kinds));
  }

  /** Kinds count only when the document is about the subject: a workshop that merely mentions it does not. */
  private kindsShare(doc: number, kinds: number): number {
    if (kinds === 0) return 1;
    return this.isTold(doc) ? (this.matchedKinds[doc] ?? 0) / kinds : 0;
  }

  /**
   * After `withAll`: documents that match all `demanded` tokens, whose bonus is taken back, and those that match enough of them,
   * whose scores are cut to their share of the `weight` of all. Kinds add up to `kindsWorth`.
   */
  withSome({ demanded, kinds, weight, kindsWorth }: SomeWords): Candidates {
    return this.collect((doc) => {
      const worth = kinds === 0 ? 0 : Math.floor(kindsWorth * this.kindsShare(doc, kinds));
      const score = (this.scores[doc] ?? 0) + worth;
      const matched = this.matched[doc] ?? 0;
      const held = this.weight[doc] ?? 0;
      if (matched >= demanded) {
        this.scores[doc] = score - this.bonus(doc, kinds);
        return true;
      }
      this.scores[doc] = Math.floor((score * held) / weight);
      return this.isTold(doc) && isEnoughOf({ matched, demanded, held, weight });
    });
  }

  /** Whether one of the documents is named or labelled by all `demanded` tokens. */
  isAnyAbout({ docs, length }: Candidates, demanded: number): boolean {
    return docs.subarray(0, length).some((doc) => (this.telling[doc] ?? 0) >= demanded);
  }

  private isTold(doc: number): boolean {
    return (this.telling[doc] ?? 0) > 0;
  }

  private collect(isFound: (doc: number) => boolean): Candidates {
    let length = 0;
    for (let place = 0; place < this.touchedCount; place++) {
      const doc = this.touched[place] ?? 0;
      if (isFound(doc)) this.candidates[length++] = doc;
    }
    return { docs: this.candidates, length, scores: this.scores };
  }

  /** Makes the board ready for the next query. */
  clear(): void {
    for (let place = 0; place < this.touchedCount; place++) {
      const doc = this.touched[place] ?? 0;
      this.scores[doc] = 0;
      this.matched[doc] = 0;
      this.weight[doc] = 0;
      this.matchedKinds[doc] = 0;
      this.telling[doc] = 0;
      this.isTouched[doc] = 0;
    }
    this.touchedCount = 0;
  }

  private addToken(segment: Segment, at: number, expansion: Expansion, seen: Bitset, flag: number): void {
    const { terms, qualities, phrases, idf, meantFrom, prefixFrom } = expansion;
    this.role = expansion.role;
    if (terms.length === 1 && phrases.length === 0) {
      const list = segment.postings(terms[0] ?? 0);
      if (list) this.addList(list, expansion, seen, flag);
      return;
    }
    let count = 0;
    terms.forEach((term, place) => {
      const list = segment.postings(term);
      const best = place >= meantFrom && place < prefixFrom ? this.meant : this.itself;
      if (list) count = this.raise(list, qualities[place] ?? 0, { best, seen, flag, count });
    });
    for (const phrase of phrases) {
      const list = phrase.postings[at];
      if (list) count = this.raise(list, phrase.quality, { best: this.meant, seen, flag, count });
    }
    for (let place = 0; place < count; place++) {
      const doc = this.byToken[place] ?? 0;
      const itself = this.itself[doc] ?? 0;
      const meant = this.meant[doc] ?? 0;
      this.addTo(doc, idf, Math.max(itself, meant), Math.floor(Math.min(itself, meant) / BESIDE_DIVISOR));
      this.itself[doc] = 0;
      this.meant[doc] = 0;
    }
  }

  /** One term alone: straight to the scores. */
  private addList(list: Postings, { idf, qualities }: Expansion, seen: Bitset, flag: number): void {
    const { docs, impacts } = list;
    const quality = qualities[0] ?? 0;
    for (let place = list.start; place < list.end; place++) {
      const doc = docs[place] ?? 0;
      const impact = impacts[place] ?? 0;
      if (hasBit(seen, doc) && (impact & flag) !== 0)
        this.addTo(doc, idf, quality * (impact & IMPACT_MASK), 0);
    }
  }

  /** `beside` only adds to the score: what a document is about is told by the best. */
  private addTo(doc: number, idf: number, strength: number, beside: number): void {
    this.touch(doc);
    if (this.role === 'kind' && strength >= KIND_STRENGTH)
      this.matchedKinds[doc] = (this.matchedKinds[doc] ?? 0) + 1;
    if (this.role === 'demanded') {
      this.matched[doc] = (this.matched[doc] ?? 0) + 1;
      this.weight[doc] = (this.weight[doc] ?? 0) + idf;
      if (strength >= TELLING_STRENGTH) this.telling[doc] = (this.telling[doc] ?? 0) + 1;
    }
    this.scores[doc] = (this.scores[doc] ?? 0) + idf * (strength + beside);
  }

  /** One term of several: the best of them counts, by the word itself or by what stands for it. Returns the number of documents in `byToken`. */
  private raise(
    list: Postings,
    quality: number,
    state: { best: Int32Array; seen: Bitset; flag: number; count: number },
  ): number {
    const { docs, impacts } = list;
    const { best, seen, flag } = state;
    let { count } = state;
    for (let place = list.start; place < list.end; place++) {
      const doc = docs[place] ?? 0;
      const impact = impacts[place] ?? 0;
      if (!hasBit(seen, doc) || (impact & flag) === 0) continue;
      const value = quality * (impact & IMPACT_MASK);
      if (this.itself[doc] === 0 && this.meant[doc] === 0) this.byToken[count++] = doc;
      if (value > (best[doc] ?? 0)) best[doc] = value;
    }
    return count;
  }

  private reserve(size: number): void {
    if (size <= this.scores.length) return;
    const capacity = size + (size >>> 2) + 64;
    this.scores = new Int32Array(capacity);
    this.matched = new Uint8Array(capacity);
    this.matchedKinds = new Uint8Array(capacity);
    this.weight = new Int32Array(capacity);
    this.telling = new Uint8Array(capacity);
    this.isTouched = new Uint8Array(capacity);
    this.itself = new Int32Array(capacity);
    this.meant = new Int32Array(capacity);
    this.touched = new Uint32Array(capacity);
    this.byToken = new Uint32Array(capacity);
    this.candidates = new Uint32Array(capacity);
  }
}
