/** Requests per second by space and token, over a sliding window (delivery contract §9). Each process counts its own. */
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 1000;
/** Above this number the least recently used windows are dropped, which are those of idle tokens. */
const MAX_WINDOWS = 10_000;

export class RateLimiter {
  readonly #windows = new LRUCache<string, number[]>({ max: MAX_WINDOWS });

  constructor(private readonly now: () => number) {}

  /** Requests still allowed in the running window; 0 means the next one is refused. */
  remaining(key: string, limit: number): number {
    return Math.max(0, limit - this.#recent(key).length);
  }

  /** Counts one request. */
  count(key: string): void {
    this.#recent(key).push(this.now());
  }

  #recent(key: string): number[] {
    const known = this.#windows.get(key);
    if (!known) {
      const made: number[] = [];
      this.#windows.set(key, made);
      return made;
    }
    const oldest = this.now() - WINDOW_MS;
    let gone = 0;
    while (gone < known.length && (known[gone] ?? 0) <= oldest) gone += 1;
    if (gone > 0) known.splice(0, gone);
    return known;
  }
}
