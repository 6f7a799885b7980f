/**
 * The one cache before content ("Points settled" 7): 15 minutes, bounded, one load at a time for a key, dropped when
 * content changes. A failed load is not cached; a value that is too old is served to nobody.
 */
import { LRUCache } from 'lru-cache';
import { ITEM_STALE_MS } from '@/lib/contracts/constants';

/** In a box, because "no such item" is a value too. */
interface Cached<Value> {
  value: Value;
}

export interface ItemCacheOptions {
  /** Most values; the least recently used goes first. */
  maxItems?: number;
  maxAgeMs?: number;
  /** Milliseconds, any origin. */
  now?: () => number;
}

const DEFAULT_MAX_ITEMS = 5000;

export class ItemCache<Value> {
  readonly #cached: LRUCache<string, Cached<Value>, () => Promise<Value>>;
  /** Grows with every drop: what began to load before it must not be cached. */
  #generation = 0;

  constructor({
    maxItems = DEFAULT_MAX_ITEMS,
    maxAgeMs = ITEM_STALE_MS,
    now = Date.now,
  }: ItemCacheOptions = {}) {
    this.#cached = new LRUCache<string, Cached<Value>, () => Promise<Value>>({
      max: maxItems,
      ttl: maxAgeMs,
      ttlResolution: 0,
      perf: { now },
      // Who asked before a drop is still answered.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: load }) => ({ value: await load() }),
    });
  }

  get size(): number {
    return this.#cached.size;
  }

  /** The value of a key, loaded when it is absent or too old. Rejects as `load` does. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    return (await this.#cached.forceFetch(key, { context: load })).value;
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
      const known = this.#cached.get(key);
      if (known) found.set(key, known.value);
      return !known;
    });
    if (missing.length === 0) return found;
    const generation = this.#generation;
    for (const [key, value] of await load(missing)) {
      if (generation === this.#generation) this.#cached.set(key, { value });
      found.set(key, value);
    }
    return found;
  }

  /** Forgets everything; loads that are under way are still answered, and not cached. */
  clear(): void {
    this.#generation += 1;
    this.#cached.clear();
  }
}
