/** Whether a term occurs in what a viewer sees, and how (docs/search.md §2). */
import { hasBit } from '../index/bitset';
import type { ExpandContext } from './expansion';
import { IMPACT_MASK, NAMING_FLAG } from '../index/impacts';

/** Whether `isEnough` holds for the term's impact in any visible document; stops at the first. */
function anyVisible(
  { segments, view }: ExpandContext,
  term: number,
  isEnough: (impact: number) => boolean,
): boolean {
  return segments.some((segment, at) => {
    const list = segment.postings(term);
    const seen = view.bits[at];
    if (!list || !seen) return false;
    for (let place = list.start; place < list.end; place++)
      if (isEnough(list.impacts[place] ?? 0) && hasBit(seen, list.docs[place] ?? 0)) return true;
    return false;
  });
}

/** Whether a document that the viewer can find holds the term (in a naming value, where only names count). */
export function occursVisibly(context: ExpandContext, term: number): boolean {
  const flag = context.namesOnly ? NAMING_FLAG : 0xffff;
  return anyVisible(context, term, (impact) => (impact & flag) !== 0);
}

/** Whether the term has at least this impact in such a document. */
export const occursWithImpact = (context: ExpandContext, term: number, least: number): boolean =>
  anyVisible(context, term, (impact) => (impact & IMPACT_MASK) >= least);
