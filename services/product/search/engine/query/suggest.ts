/** Suggestions out of scored candidates, grouped by type (docs/search.md §7). */

interface Ranked<T> {
  item: T;
  group: string;
}

/**
 * Takes the first `limit` of the ranked items, at most half of them (rounded up) of one group while others can fill
 * the rest, and puts them in groups, the group of the best item first.
 */
export function groupSuggestions<T>(ranked: readonly Ranked<T>[], limit: number): T[] {
  const perGroup = Math.ceil(limit / 2);
  const taken = new Map<string, number>();
  const within: Ranked<T>[] = [];
  const beyond: Ranked<T>[] = [];
  for (const entry of ranked) {
    const count = taken.get(entry.group) ?? 0;
    (count < perGroup ? within : beyond).push(entry);
    taken.set(entry.group, count + 1);
  }
  const place = new Map(ranked.map((entry, index) => [entry, index]));
  const byRank = (one: Ranked<T>, other: Ranked<T>) => (place.get(one) ?? 0) - (place.get(other) ?? 0);
  const chosen = [...within, ...beyond].slice(0, limit).sort(byRank);
  const groups = [...new Set(chosen.map(({ group }) => group))];
  return groups.flatMap((group) => chosen.filter((entry) => entry.group === group).map(({ item }) => item));
}
