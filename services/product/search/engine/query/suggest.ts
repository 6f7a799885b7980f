/** Suggestions out of scored candidates, grouped by type (docs/search.md §7). */
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import type { Suggestion } from '../../types';

/**
 * Takes the first `limit` of the ranked items, at most half of them (rounded up) of one type while others can fill
 * the rest, and groups them by type, the type of the best item first.
 */
export function groupSuggestions(ranked: readonly Suggestion[], limit: number): Suggestion[] {
  const perType = Math.ceil(limit / 2);
  const taken = new Map<ContentType, number>();
  const within: Suggestion[] = [];
  const beyond: Suggestion[] = [];
  for (const one of ranked) {
    const count = taken.get(one.type) ?? 0;
    (count < perType ? within : beyond).push(one);
    taken.set(one.type, count + 1);
  }
  const chosen = new Set([...within, ...beyond].slice(0, limit));
  const shown = ranked.filter((one) => chosen.has(one));
  const types = new Set(shown.map(({ type }) => type));
  return [...types].flatMap((type) => shown.filter((one) => one.type === type));
}
