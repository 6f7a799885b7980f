/** Choices that look free and are always the same: each is decided by a text. */
import { createHash } from 'node:crypto';

/** A whole number from 0 up to, but not including, 2 to the power 32. */
export function numberFrom(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

/** One of several. Throws for an empty list. */
export function pick<T>(text: string, options: readonly T[]): T {
  const chosen = options[numberFrom(text) % options.length];
  if (chosen === undefined) throw new Error(`nothing to pick from for ${text}`);
  return chosen;
}

/** The list in an order decided by the text. */
export function shuffled<T>(text: string, options: readonly T[]): T[] {
  return options
    .map((option, index) => ({ option, rank: numberFrom(`${text} ${index}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}
