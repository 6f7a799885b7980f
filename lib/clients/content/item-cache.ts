/**
 * The one cache before content ("Points settled" 7): 15 minutes, bounded, one load at a time for a key, dropped when
 * content changes. A failed load is not kept; a value that is too old is served to nobody.
 */
import { ITEM_STALE_MS } from '@/lib/contracts/constants';

interface Held<Value> {
  value: Value;
  /** When it must be loaded again, ms. */
  until: number;
}

export interface ItemCacheOptions {
  /** Most values kept; the least recently used goes first. */
  maxItems?: number;
  maxAgeMs?: number;
  /** Milliseconds, any origin. */
  now?: () => number;
}

const DEFAULT_MAX_ITEMS = 5000;

export class ItemCache<Value> {
  readonly #held = new Map<string, Held<Value>>();
  readonly #loading = new Map<string, Promise<Value>>();
  readonly #maxItems: number;
  readonly #maxAgeMs: number;
  readonly #now: () => number;
  /** Grows with every drop: a load that began before it must not be kept. */
  #generation = 0;

  constructor({
    maxItems = DEFAULT_MAX_ITEMS,
    maxAgeMs = ITEM_STALE_MS,
    now = Date.now,
  }: ItemCacheOptions = {}) {
    this.#maxItems = maxItems;
    this.#maxAgeMs = maxAgeMs;
    this.#now = now;
  }

  get size(): number {
    return this.#held.size;
  }

  /** The value of a key, loaded when it is absent or too old. Rejects as `load` does. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#fresh(key);
    if (known) return known.value;
    const running = this.#loading.get(key);
    if (running) return running;
    const generation = this.#generation;
    return this.#track(
      key,
      load().then((value) => {
        this.#keep(key, value, generation);
        return value;
      }),
    );
  }

  /**
   * Values of several keys, the missing ones by one call of `load`, which answers only those that exist. What does
   * not exist is absent from the answer and is asked for again next time.
   */
  async getMany(
    keys: readonly string[],
    load: (missing: readonly string[]) => Promise<Map<string, Value>>,
  ): Promise<Map<string, Value>> {
    const found = new Map<string, Value>();
    const missing = keys.filter((key) => {
      const known = this.#fresh(key);
      if (known) found.set(key, known.value);
      return !known;
    });
    if (missing.length === 0) return found;
    const generation = this.#generation;
    for (const [key, value] of await load(missing)) {
      this.#keep(key, value, generation);
      found.set(key, value);
    }
    return found;
  }

  /** Forgets everything; loads that are under way are still answered, and not kept. */
  clear(): void {
    this.#generation += 1;
    this.#held.clear();
    this.#loading.clear();
  }

  drop(key: string): void {
    this.#generation += 1;
    this.#held.delete(key);
    this.#loading.delete(key);
  }

  #fresh(key: string): Held<Value> | undefined {
    const held = this.#held.get(key);
    if (!held) return undefined;
    this.#held.delete(key);
    if (held.until <= this.#now()) return undefined;
    this.#held.set(key, held);
    return held;
  }

  #keep(key: string, value: Value, generation: number): void {
    if (generation !== this.#generation) return;
    this.#held.delete(key);
    this.#held.set(key, { value, until: this.#now() + this.#maxAgeMs });
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= this.#maxItems) break;
      this.#held.delete(oldest);
    }
  }

  #track(key: string, load: Promise<Value>): Promise<Value> {
    this.#loading.set(key, load);
    const done = () => {
      if (this.#loading.get(key) === load) this.#loading.delete(key);
    };
    load.then(done, done);
    return load;
  }
}
