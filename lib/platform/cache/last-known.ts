/**
 * Remembers the last good answer for each key: fresh for a while, and served stale much longer if its source fails
 * (RFC 5861 stale-if-error). One load at a time per key (single flight), and none for a moment after a failure. A failing
 * source never turns a known visitor into an unknown one (design "Points settled" 4). The clock is passed in.
 */
import { LRUCache } from 'lru-cache';

export interface LastKnownOptions {
  /** How long an answer is served without asking again, ms. */
  freshMs: number;
  /** How long it is served when the source fails, ms. */
  keepMs: number;
  /** Most keys held; the least recently used goes first. */
  max: number;
  now: () => number;
  /** A stale answer is served at once, and asked for anew behind it (RFC 5861 stale-while-revalidate): nobody waits for a stuck source. */
  refreshBehind?: boolean;
}

/** Cooldown for a key after its source failed, so that an outage does not delay every page, ms. */
const REST_MS = 2_000;

interface Remembered<Value> {
  value: Value;
  at: number;
}

export class LastKnown<Value> {
  private readonly answers: LRUCache<string, Remembered<Value>>;
  private readonly loading = new Map<string, Promise<Value>>();
  private readonly failures: LRUCache<string, { error: unknown; at: number }>;

  constructor(private readonly options: LastKnownOptions) {
    this.answers = new LRUCache({ max: options.max });
    this.failures = new LRUCache({ max: options.max });
  }

  /** The fresh answer, else a loaded one, else (source failed) the stale one. Rejects with the source's error. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.answers.get(key);
    const age = known ? this.options.now() - known.at : Infinity;
    if (known && age < this.options.freshMs) return known.value;
    if (known && age < this.options.keepMs && this.options.refreshBehind) {
      // A failure is remembered, and told to whoever finds no answer at all.
      if (!this.restingError(key)) this.loadOnce(key, load).catch(() => undefined);
      return known.value;
    }
    try {
      const failure = this.restingError(key);
      if (failure) throw failure.error;
      return await this.loadOnce(key, load);
    } catch (error) {
      if (known && age < this.options.keepMs) return known.value;
      throw error;
    }
  }

  private restingError(key: string): { error: unknown } | null {
    const failure = this.failures.get(key);
    return failure && this.options.now() - failure.at < REST_MS ? failure : null;
  }

  private loadOnce(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.loading.get(key);
    if (running) return running;
    const started = load()
      .then((value) => {
        this.failures.delete(key);
        this.answers.set(key, { value, at: this.options.now() });
        return value;
      })
      .catch((error: unknown) => {
        this.failures.set(key, { error, at: this.options.now() });
        throw error;
      })
      .finally(() => this.loading.delete(key));
    this.loading.set(key, started);
    return started;
  }
}
