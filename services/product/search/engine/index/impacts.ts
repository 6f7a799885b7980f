/** Impact of each term of a document (docs/search.md §3), from its forward index. */
import { textClasses } from '../../types';
import { CLASS_WEIGHT, LAST_NAMING_CLASS, NAME_BREVITY, classIndex } from '../parameters';
import { headerClass, isHeader } from './columns';

/** Set in a stored impact when the term occurs in a naming value. */
export const NAMING_FLAG = 0x8000;
export const IMPACT_MASK = 0x7fff;

const weights = textClasses.map((name) => CLASS_WEIGHT[name]);

/** Computes impacts; its scratch columns are by term id and cleared between documents. */
export class ImpactCounter {
  private impact = new Uint16Array(0);
  private occurrences = new Uint16Array(0);
  private readonly inDocument: number[] = [];
  private readonly inClass: number[] = [];

  constructor(private readonly isStopWord: (term: number) => boolean) {}

  /** Calls `emit` once for every term of the document; `impact` may carry `NAMING_FLAG`. `terms` is the dictionary's size. */
  each(forward: Uint32Array, terms: number, emit: (term: number, impact: number) => void): void {
    this.reserve(terms);
    const { inDocument, inClass } = this;
    inDocument.length = 0;
    let textClass = 0;
    for (const word of forward) {
      if (isHeader(word)) {
        if (headerClass(word) !== textClass) this.closeClass(textClass, forward);
        textClass = headerClass(word);
        continue;
      }
      const occurrences = this.occurrences[word] ?? 0;
      if (occurrences === 0) inClass.push(word);
      if (occurrences < 3) this.occurrences[word] = occurrences + 1;
    }
    this.closeClass(textClass, forward);
    for (const term of inDocument) {
      emit(term, this.impact[term] ?? 0);
      this.impact[term] = 0;
    }
  }

  private closeClass(textClass: number, forward: Uint32Array): void {
    const figures = weights[textClass];
    const brevity = textClass === classIndex.name ? Math.floor(NAME_BREVITY / this.nameLength(forward)) : 0;
    const flag = textClass <= LAST_NAMING_CLASS ? NAMING_FLAG : 0;
    for (const term of this.inClass) {
      const before = this.impact[term] ?? 0;
      if (before === 0) this.inDocument.push(term);
      const figure = (figures?.[(this.occurrences[term] ?? 1) - 1] ?? 0) + brevity;
      this.impact[term] = (before + figure) | flag;
      this.occurrences[term] = 0;
    }
    this.inClass.length = 0;
  }

  /** Content words of the name, the document's first value. */
  private nameLength(forward: Uint32Array): number {
    let all = 0;
    let content = 0;
    for (let place = 1; place < forward.length && !isHeader(forward[place] ?? 0); place++) {
      all++;
      if (!this.isStopWord(forward[place] ?? 0)) content++;
    }
    return content || all || 1;
  }

  private reserve(terms: number): void {
    if (terms <= this.impact.length) return;
    this.impact = new Uint16Array(terms + 1024);
    this.occurrences = new Uint16Array(terms + 1024);
  }
}
