/** How much earlier than asked a seek may land, seconds. */
const LANDS_EARLY = 0.1;

/** What one side skipped: it counts from the first side's position `at`, and changes the offset by `by`, seconds. */
interface Skip {
  at: number;
  by: number;
}

/**
 * How far the second recording is ahead of the first: as they were synchronised, and what either has skipped since. Each skip has
 * its position, because a player says only later that it has moved, and because what is played again is skipped again.
 */
export class Offset {
  #skips: readonly Skip[] = [];
  #last = 0;

  constructor(private base: number) {}

  /** Synchronises anew, `base` seconds apart. */
  restart(base: number): void {
    this.base = base;
    this.#skips = [];
  }

  /** @param now the first recording's position; it may have been moved since `at` was asked, back to before earlier skips */
  add(now: number, skip: Skip): void {
    this.at(now);
    this.#skips = [...this.#skips, skip];
  }

  /** The offset where the first recording is at `seconds`. Where it has gone back, the skips after that are forgotten. */
  at(seconds: number): number {
    const passed = this.#skips.filter(({ at }) => at <= seconds + LANDS_EARLY);
    if (seconds < this.#last) this.#skips = passed;
    this.#last = seconds;
    return passed.reduce((sum, { by }) => sum + by, this.base);
  }
}
