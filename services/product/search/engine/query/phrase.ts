/**
 * Phrases in a document's values by bit-parallel matching (shift-and): bit `i` of a term's mask says that the term may be at
 * position `i`; the state's bits are the positions reached, so a value is read once whatever the phrase.
 */
import { headerClass, isHeader } from '../index/columns';

const STOP = 0x8000;
/** Positions of the longest phrase: bits beside `STOP`. */
export const MOST_TERMS = 15;

/** Called with the class of each value that contains the phrase; `whole` when the value has no other content word. */
export type PhraseVisit = (textClass: number, whole: boolean) => void;

export class PhraseMatcher {
  private masks = new Uint16Array(0);
  private readonly used: number[] = [];
  private length = 0;
  private skipStopWords = true;

  /** `stopIds` are skipped between content words. */
  constructor(private readonly stopIds: ReadonlySet<number>) {}

  /** Sets the phrase: at each position any of the given terms. At most `MOST_TERMS` positions. */
  set(positions: readonly (readonly number[])[], dictionarySize: number, skipStopWords: boolean): void {
    this.reserve(dictionarySize);
    for (const term of this.used) this.masks[term] = (this.masks[term] ?? 0) & STOP;
    this.used.length = 0;
    positions.forEach((terms, position) => {
      for (const term of terms) {
        this.masks[term] = (this.masks[term] ?? 0) | (1 << position);
        this.used.push(term);
      }
    });
    this.length = positions.length;
    this.skipStopWords = skipStopWords;
  }

  /** Reads the values of the classes up to `lastClass`. */
  scan(forward: Uint32Array, lastClass: number, visit: PhraseVisit): void {
    const { masks } = this;
    const final = 1 << (this.length - 1);
    const stop = this.skipStopWords ? STOP : 0;
    let textClass = -1;
    let state = 0;
    let words = 0;
    let found = false;
    for (const word of forward) {
      if (isHeader(word)) {
        if (found) visit(textClass, words === this.length);
        textClass = headerClass(word);
        if (textClass > lastClass) return;
        state = 0;
        words = 0;
        found = false;
        continue;
      }
      const mask = masks[word] ?? 0;
      if ((mask & stop) !== 0) continue;
      words++;
      state = ((state << 1) | 1) & mask;
      if ((state & final) !== 0) found = true;
    }
    if (found) visit(textClass, words === this.length);
  }

  private reserve(size: number): void {
    if (size <= this.masks.length) return;
    this.masks = new Uint16Array(size + 1024);
    this.used.length = 0;
    for (const term of this.stopIds) this.masks[term] = STOP;
  }
}
