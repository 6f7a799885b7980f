/**
 * The first `most` in an order; of equal ones those that come first. In one pass that sorts only what it keeps: of a long list that
 * is a fraction of sorting all of it.
 */
export function firstOf<One>(
  most: number,
  all: readonly One[],
  compare: (one: One, other: One) => number,
): One[] {
  const first: One[] = [];
  for (const one of all) {
    const last = first.at(-1);
    if (first.length === most && last !== undefined && compare(one, last) >= 0) continue;
    const place = first.findIndex((other) => compare(one, other) < 0);
    first.splice(place === -1 ? first.length : place, 0, one);
    if (first.length > most) first.pop();
  }
  return first;
}
