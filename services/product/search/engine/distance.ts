/** Edit distance of terms: optimal string alignment, i.e. Damerau-Levenshtein without edits inside an exchange. */

/** 32 bits saying which letters occur, so that most terms are ruled out without comparing them. */
export function signature(term: string): number {
  let bits = 0;
  for (let index = 0; index < term.length; index++) {
    const code = term.charCodeAt(index);
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return bits;
}

function ones(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Least distance that two signatures allow: one edit brings in and takes out at most one letter. */
export const signatureDistance = (one: number, other: number): number =>
  Math.max(ones(one & ~other), ones(other & ~one));

const WIDTH = 256;
let before = new Int32Array(WIDTH);
let above = new Int32Array(WIDTH);
let current = new Int32Array(WIDTH);

/**
 * Distance of two terms, or `limit + 1` as soon as it must be greater. With `prefix`, the least distance of `one` to any
 * prefix of `other`.
 */
export function editDistance(one: string, other: string, limit: number, prefix = false): number {
  const width = other.length;
  if (width >= WIDTH || (!prefix && Math.abs(one.length - width) > limit)) return limit + 1;
  for (let column = 0; column <= width; column++) above[column] = column;
  for (let row = 1; row <= one.length; row++) {
    if (fillRow(one, other, row) > limit) return limit + 1;
    [before, above, current] = [above, current, before];
  }
  if (!prefix) return Math.min(above[width] ?? 0, limit + 1);
  let best = limit + 1;
  for (let column = 0; column <= width; column++) best = Math.min(best, above[column] ?? best);
  return best;
}

/** Fills `current` from `above` and `before`; answers the row's least value. */
function fillRow(one: string, other: string, row: number): number {
  const letter = one.charCodeAt(row - 1);
  const letterBefore = row > 1 ? one.charCodeAt(row - 2) : -1;
  let least = row;
  let left = row;
  current[0] = row;
  for (let column = 1; column <= other.length; column++) {
    const against = other.charCodeAt(column - 1);
    let cost = (above[column - 1] ?? 0) + (letter === against ? 0 : 1);
    cost = Math.min(cost, left + 1, (above[column] ?? 0) + 1);
    if (column > 1 && letter === other.charCodeAt(column - 2) && letterBefore === against)
      cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
    current[column] = cost;
    left = cost;
    if (cost < least) least = cost;
  }
  return least;
}
