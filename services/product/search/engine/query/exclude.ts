/** "comedy not Shakespeare", "comedy -shakespeare": words whose documents are left out (docs/search.md §2). */
import { clearBit } from '../index/bitset';
import { IMPACT_MASK } from '../index/impacts';
import { EXCLUDED_FROM } from '../parameters';
import type { Store } from '../index/store';
import { numberVariants, umlautVariant } from '../words/variants';
import type { View } from './views';

/** The view without the documents that are about one of the terms; a mere mention does not count. */
export function withoutExcluded(
  { dictionary, lexicon, segments }: Store,
  view: View,
  excluded: readonly string[],
): View {
  if (excluded.length === 0) return view;
  const terms = new Set(
    excluded.flatMap((term) => [
      ...[term, ...numberVariants(term), ...umlautVariant(term)].map((form) => dictionary.find(form)),
      ...lexicon.forms(term),
    ]),
  );
  const bits = segments.map((segment, at) => {
    const left = (view.bits[at] ?? new Uint32Array(0)).slice();
    for (const term of terms) {
      const list = segment.postings(term);
      if (!list) continue;
      for (let place = list.start; place < list.end; place++)
        if (((list.impacts[place] ?? 0) & IMPACT_MASK) >= EXCLUDED_FROM)
          clearBit(left, list.docs[place] ?? 0);
    }
    return left;
  });
  return { bits, counts: null };
}
