/**
 * Remembers the last good answer for each key: fresh for a while, and kept much longer for the case that its source
 * fails. One load at a time for a key, and none for a moment after one that failed. A failing source never turns a known
 * visitor into nobody (design "Points settled" 4). The clock is passed in.
 */
import { putRecent } from './recent';

export interface LastKnownOptions {
  /** How long an answer is served without asking again, ms. */
  freshMs: number;
  /** How long it may stand in when the source fails, ms. */
  keepMs: number;
  /** Most keys held; the least recently used goes first. */
  max: number;
  now: () => number;
}

/** How long a source that failed for a key is not asked for it again: its outage must not cost every page a wait, ms. */
const REST_MS = 2_000;

interface Remembered<Value> {
  value: Value;
  at: number;
}

export class LastKnown<Value> {
  private readonly answers = new Map<string, Remembered<Value>>();
  private readonly loading = new Map<string, Promise<Value>>();
  private readonly failures = new Map<string, { error: unknown; at: number }>();

  constructor(private readonly options: LastKnownOptions) {}

  /** The fresh answer, else a loaded one, else (source failed) the kept one. Rejects with the source's error. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.answers.get(key);
    const age = known ? this.options.now() - known.at : Infinity;
    if (known && age < this.options.freshMs) {
      putRecent(this.answers, key, known, this.options.max);
      return known.value;
    }
    try {
      this.throwWhileResting(key);
      return await this.loadOnce(key, load);
    } catch (error) {
      if (known && age < this.options.keepMs) return known.value;
      throw error;
    }
  }

  /** Forgets one key, for example at sign-out. */
  forget(key: string): void {
    this.answers.delete(key);
    this.failures.delete(key);
  }

  private throwWhileResting(key: string): void {
    const failure = this.failures.get(key);
    if (failure && this.options.now() - failure.at < REST_MS) throw failure.error;
  }

  private fail(key: string, error: unknown): never {
    putRecent(this.failures, key, { error, at: this.options.now() }, this.options.max);
    throw error;
  }

  private loadOnce(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.loading.get(key);
    if (running) return running;
    const started = load()
      .then((value) => {
        this.failures.delete(key);
        putRecent(this.answers, key, { value, at: this.options.now() }, this.options.max);
        return value;
      })
      .catch((error: unknown) => this.fail(key, error))
      .finally(() => this.loading.delete(key));
    this.loading.set(key, started);
    return started;
  }
}
