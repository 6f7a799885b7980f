/**
 * The first `limit` of a ranking, at most `mostOfOne` of one kind while others can fill the rest; those beyond come after.
 * Pure.
 */
export function spread<One>(
  ranked: readonly One[],
  kindOf: (one: One) => string,
  { limit, mostOfOne }: { limit: number; mostOfOne: number },
): One[] {
  const taken = new Map<string, number>();
  const within: One[] = [];
  const beyond: One[] = [];
  for (const one of ranked) {
    const count = taken.get(kindOf(one)) ?? 0;
    (count < mostOfOne ? within : beyond).push(one);
    taken.set(kindOf(one), count + 1);
  }
  return [...within, ...beyond].slice(0, limit);
}
