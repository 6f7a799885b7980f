/** "all my sons" in quotation marks: whatever does not have these words next to each other is left out (docs/search.md §2). */
import { bitset, hasBit, intersect, setBit, type Bitset } from '../index/bitset';
import { findPhrase } from '../index/phrase-postings';
import type { Store } from '../index/store';
import type { View } from './views';

/** The view's documents that have each phrase in one of their values, or whose recording says it. */
export function onlyVerbatim(store: Store, view: View, phrases: readonly (readonly string[])[]): View {
  if (phrases.length === 0) return view;
  const bits = view.bits.map((seen) => seen.slice());
  for (const phrase of phrases)
    holdersOf(store, view, phrase).forEach((holders, at) => intersect(bits[at] ?? holders, holders));
  return { bits, counts: null };
}

function holdersOf(store: Store, view: View, phrase: readonly string[]): Bitset[] {
  const { dictionary, segments, matcher, speech } = store;
  const holders = segments.map(({ columns }) => bitset(columns.size));
  const context = { dictionary, segments, matcher, view, namesOnly: false };
  const written = findPhrase(context, phrase, { withStopWords: true });
  written?.postings.forEach(({ docs, end }, at) => {
    for (let place = 0; place < end; place++) setBit(holders[at] ?? bitset(0), docs[place] ?? 0);
  });
  const said = speech.find({ terms: phrase, demanded: phrase }, (id) => {
    const place = store.locate(id);
    return place !== undefined && hasBit(view.bits[place.segment] ?? bitset(0), place.ordinal);
  });
  for (const [id, { isExact }] of said) {
    const place = store.locate(id);
    if (isExact && place) setBit(holders[place.segment] ?? bitset(0), place.ordinal);
  }
  return holders;
}
