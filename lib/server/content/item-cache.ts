/**
 * The only cache in front of content ("Points settled" 7): 15 minutes, bounded, one load at a time per key (single flight),
 * cleared when content changes. A failed load is not cached; an expired value is never served.
 */
import { LRUCache } from 'lru-cache';
import { ITEM_STALE_MS } from '@/lib/contracts/catalogue/item-freshness';

/** Wrapped in an object, because "no such item" (null) is a value too. */
interface Cached<Value> {
  value: Value;
}

/** Loads several keys at once; returns the values of those that exist. */
type LoadMany<Value> = (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

export interface ItemCacheOptions {
  /** Most values; the least recently used is evicted first. */
  maxItems?: number;
  maxAgeMs?: number;
  /** Clock in ms, from any starting point. */
  now?: () => number;
}

const DEFAULT_MAX_ITEMS = 5000;

export class ItemCache<Value> {
  readonly #cached: LRUCache<string, Cached<Value>, () => Promise<Value>>;
  /** Keys of `getMany` that do not exist. */
  readonly #absent: LRUCache<string, true>;
  readonly #loading = new Map<string, Promise<ReadonlyMap<string, Value>>>();
  /** Incremented by every `clear`: a load that began before it must not be cached. */
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
      // A caller from before a `clear` still gets its value.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: load }) => ({ value: await load() }),
    });
  }

  /** The cached value of a key, unless it is absent or expired; loads nothing. */
  known(key: string): Value | undefined {
    return this.#cached.get(key)?.value;
  }

  /** The value of a key, loaded when it is absent or expired. Rejects as `load` does. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    return (await this.#cached.forceFetch(key, { context: load })).value;
  }

  /**
   * Values of several keys; the missing ones are loaded by one call of `load`, which returns those that exist. The absence of
   * a key is cached too, and a key that is already being loaded is awaited, not loaded again.
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

  /** Forgets everything; loads under way still reach their callers, but are not cached. */
  clear(): void {
    this.#generation += 1;
    this.#cached.clear();
    this.#absent.clear();
    this.#loading.clear();
  }
}
