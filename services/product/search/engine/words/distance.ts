/**
 * Edit distance of terms: optimal string alignment, i.e. Damerau-Levenshtein without edits inside a transposition, by Hyyrö's bit
 * vectors (2003): one column of the matrix is a word of bits, so a comparison costs a few operations for each character of the
 * other term.
 */

import { onesIn } from '../index/bitset';

/** 32 bits saying which letters occur, so that most terms are ruled out without comparing them. */
export function signature(term: string): number {
  let bits = 0;
  for (let index = 0; index < term.length; index++) {
    const code = term.charCodeAt(index);
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return bits;
}

/** Least distance that two signatures allow: one edit adds and removes at most one letter. */
export const signatureDistance = (one: number, other: number): number =>
  Math.max(onesIn(one & ~other), onesIn(other & ~one));

/** Longest token compared; a longer one has no near terms (§2). */
export const LONGEST = 32;
const DIRECT = 128;

/** One token, ready to be compared with many terms. */
export class NearPattern {
  /** Bit `i` of a character's mask is set when it is at position `i` of the token. */
  private readonly direct = new Int32Array(DIRECT);
  private readonly others = new Map<number, number>();
  private readonly length: number;

  constructor(token: string) {
    this.length = token.length;
    for (let index = 0; index < Math.min(token.length, LONGEST); index++) {
      const code = token.charCodeAt(index);
      if (code < DIRECT) this.direct[code] = (this.direct[code] ?? 0) | (1 << index);
      else this.others.set(code, (this.others.get(code) ?? 0) | (1 << index));
    }
  }

  /**
   * Distance to a term, or `limit + 1` when it is greater. With `prefix`, the least distance to any prefix of the term.
   */
  distance(term: string, limit: number, prefix = false): number {
    if (this.length > LONGEST) return limit + 1;
    const last = 1 << (this.length - 1);
    let up = -1;
    let down = 0;
    let diagonal = 0;
    let before = 0;
    let distance = this.length;
    let best = distance;
    for (let column = 0; column < term.length; column++) {
      const mask = this.mask(term.charCodeAt(column));
      const exchange = ((~diagonal & mask) << 1) & before;
      diagonal = (((mask & up) + up) ^ up) | mask | down | exchange;
      let positive = down | ~(diagonal | up);
      const negative = diagonal & up;
      if ((positive & last) !== 0) distance++;
      if ((negative & last) !== 0) distance--;
      if (distance < best) best = distance;
      positive = (positive << 1) | 1;
      up = (negative << 1) | ~(diagonal | positive);
      down = positive & diagonal;
      before = mask;
      if (!prefix && distance - (term.length - column - 1) > limit) return limit + 1;
    }
    return Math.min(prefix ? best : distance, limit + 1);
  }

  private mask(code: number): number {
    return code < DIRECT ? (this.direct[code] ?? 0) : (this.others.get(code) ?? 0);
  }
}
