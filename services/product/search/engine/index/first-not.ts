/** Binary search. */

/**
 * The first index from `low` to before `high` for which `holds` is false, where it is true up to some index and false from there
 * on; `high` where it is true for all. As fast as a loop written out (measured: docs and terms, 100,000 of them).
 */
export function firstNot(low: number, high: number, holds: (index: number) => boolean): number {
  let first = low;
  let end = high;
  while (first < end) {
    const middle = (first + end) >>> 1;
    if (holds(middle)) first = middle + 1;
    else end = middle;
  }
  return first;
}
