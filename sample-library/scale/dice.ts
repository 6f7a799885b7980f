/** A seeded generator (mulberry32): the same seed, the same library. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<T>(options: readonly T[]): T {
    const chosen = options[this.below(options.length)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  }

  /** Favours the front of the list, as authors and tags do in life. */
  skewed<T>(options: readonly T[]): T {
    const chosen = options[Math.floor(options.length * this.next() ** 2.2)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  }

  /** From `low` to `high` different ones, favouring the front. */
  some<T>(options: readonly T[], low: number, high: number): T[] {
    const count = low + this.below(high - low + 1);
    return [...new Set(Array.from({ length: count }, () => this.skewed(options)))];
  }

  chance(share: number): boolean {
    return this.next() < share;
  }
}
