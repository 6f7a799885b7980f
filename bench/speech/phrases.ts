/** Searches for three words that a recording says one after the other (docs/search.md §10). */
import { allAggregationNames } from '@/lib/contracts/listing/query-names';
import type { SearchAudience, SearchEngine, SearchResult } from '@/services/product/search/types';
import { Dice, random } from '@/__tests__/support/search/corpus';
import { allTypes } from '@/__tests__/support/search/queries';
import type { Recordings } from './recordings';

const WORDS = 3;
/** A phrase has at least one word that is not among this many most common ones. */
const COMMON = 200;
const FIRST = 3;
const NEAR_SECONDS = 5;

export interface Phrase {
  recording: number;
  ranks: readonly number[];
}

/** Random phrases from the recordings with these numbers. */
export function randomPhrases(recordings: Recordings, from: readonly number[], count: number): Phrase[] {
  const dice = new Dice(random(count));
  const phrases: Phrase[] = [];
  while (phrases.length < count) {
    const recording = dice.pick(from);
    const spoken = recordings.spoken(recording);
    const at = dice.below(spoken.length - WORDS);
    const ranks = Array.from(spoken.subarray(at, at + WORDS));
    if (ranks.some((rank) => rank >= COMMON)) phrases.push({ recording, ranks });
  }
  return phrases;
}

export const ask = (engine: SearchEngine, text: string, audience: SearchAudience): SearchResult =>
  engine.search({
    types: allTypes,
    text,
    sort: 'rel-desc',
    skip: 0,
    limit: 20,
    aggregations: allAggregationNames,
    audience,
  });

export interface Found {
  /** An item that says the phrase is in the first three. */
  first: boolean;
  /** The second given for that item is near one at which the phrase is said. */
  near: boolean;
}

interface Listener {
  audience: SearchAudience;
  /** The recording number of an item, or -1 for items without one. */
  numberOf: (id: string) => number;
}

export function lookFor(
  engine: SearchEngine,
  recordings: Recordings,
  { ranks }: Phrase,
  { audience, numberOf }: Listener,
): Found {
  const hits = ask(engine, recordings.text(ranks), audience).hits.slice(0, FIRST);
  for (const { id, moments } of hits) {
    const number = numberOf(id);
    const said = number < 0 ? [] : recordings.secondsOf(number, ranks);
    if (said.length === 0) continue;
    const start = moments?.[0]?.start ?? -Infinity;
    return { first: true, near: said.some((second) => Math.abs(second - start) <= NEAR_SECONDS) };
  }
  return { first: false, near: false };
}
