/** Sorting in steps: by names, 100,000 documents take a second at once. */

/** Sorted at once, and merged later. */
const RUN = 4_096;
/** Merged in one step. */
const MERGED = 16_384;

type Compare = (one: number, other: number) => number;

/** The values in order, as `sort` would have them. */
export function* sortedBy(values: Uint32Array, compare: Compare): Generator<void, Uint32Array> {
  let from = values.slice();
  for (let start = 0; start < from.length; start += RUN) {
    from.subarray(start, start + RUN).sort(compare);
    yield;
  }
  for (let width = RUN; width < from.length; width *= 2) {
    const to = new Uint32Array(from.length);
    for (let start = 0; start < from.length; start += 2 * width) {
      yield* merge(from.subarray(start, start + 2 * width), width, to.subarray(start), compare);
      yield;
    }
    from = to;
  }
  return from;
}

/** Both halves of `from`, each in order, into one; the second begins at `middle`. */
function* merge(from: Uint32Array, middle: number, to: Uint32Array, compare: Compare): Generator<void> {
  let [one, other] = [0, middle];
  for (let place = 0; place < from.length; place++) {
    const isFirst = other >= from.length || (one < middle && compare(from[one] ?? 0, from[other] ?? 0) <= 0);
    to[place] = from[isFirst ? one++ : other++] ?? 0;
    if ((place + 1) % MERGED === 0) yield;
  }
}
