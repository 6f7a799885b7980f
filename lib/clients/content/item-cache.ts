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

/** Loads of several keys at once: the values of those that exist. */
type LoadMany<Value> = (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

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
  /** Keys that were asked for together and do not exist. */
  readonly #absent: LRUCache<string, true>;
  readonly #loading = new Map<string, Promise<ReadonlyMap<string, Value>>>();
  /** Grows with every drop: what began to load before it must not be cached. */
  #generation = 0;

  constructor({
    maxItems = DEFAULT_MAX_ITEMS,
    maxAgeMs = ITEM_STALE_MS,
    now = Date.now,
  }: ItemCacheOptions = {}) {
    const bounds = { max: maxItems, ttl: maxAgeMs, ttlResolution: 0, perf: { now } };
    this.#absent = new LRUCache<string, true>(bounds);
    this.#cached = new LRUCache<string, Cached<Value>, () => Promise<Value>>({
      ...bounds,
      // Who asked before a drop is still answered.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: load }) => ({ value: await load() }),
    });
  }

  get size(): number {
    return this.#cached.size;
  }

  /** The value of a key if it is here and not too old; loads nothing. */
  known(key: string): Value | undefined {
    return this.#cached.get(key)?.value;
  }

  /** The value of a key, loaded when it is absent or too old. Rejects as `load` does. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    return (await this.#cached.forceFetch(key, { context: load })).value;
  }

  /**
   * Values of several keys, the missing ones by one call of `load`, which answers only those that exist. That a key does
   * not exist is cached too, and keys that are being loaded are waited for, not loaded again.
   */
  async getMany(keys: readonly string[], load: LoadMany<Value>): Promise<Map<string, Value>> {
    const wanted = keys.filter((key) => !this.#absent.has(key));
    const known = new Map(wanted.map((key) => [key, this.#cached.get(key)]));
    const missing = wanted.filter((key) => !known.get(key) && !this.#loading.has(key));
    if (missing.length > 0) this.#loadMany(missing, load);
    const values = await Promise.all(
      wanted.map(async (key) => known.get(key)?.value ?? (await this.#loading.get(key))?.get(key)),
    );
    const found = wanted.map((key, index) => [key, values[index]] as const);
    return new Map(found.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
  }

  #loadMany(keys: readonly string[], load: LoadMany<Value>): void {
    const generation = this.#generation;
    const loading = load(keys).then((values) => {
      for (const key of generation === this.#generation ? keys : []) {
        const value = values.get(key);
        if (value === undefined) this.#absent.set(key, true);
        else this.#cached.set(key, { value });
      }
      return values;
    });
    for (const key of keys) this.#loading.set(key, loading);
    const forget = () => {
      for (const key of keys) if (this.#loading.get(key) === loading) this.#loading.delete(key);
    };
    loading.then(forget, forget);
  }

  /** Forgets everything; loads that are under way are still answered, and not cached. */
  clear(): void {
    this.#generation += 1;
    this.#cached.clear();
    this.#absent.clear();
    this.#loading.clear();
  }
}
