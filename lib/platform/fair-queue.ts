/**
 * Bounds how much work runs at once. What waits is taken in turn from every group that wants some (fair queueing, RFC 970 §5), so
 * that whoever sends hundreds of requests delays others by one of them at a time. Work that several want is done once, when the
 * turn of any of them comes.
 */
import { ServiceError } from './service-error';

/** The work was not begun: too much is waiting, or its turn did not come in time. */
export class TooBusyError extends ServiceError {
  override name = 'TooBusyError';
  constructor(message: string) {
    super('UNAVAILABLE', message);
  }
}

interface FairQueueOptions {
  /** How many pieces of work run at once, and how many of those that one group wants: else its slow ones would stop everybody's. */
  atOnce: number;
  atOnceOfGroup?: number;
  /** The most pieces that wait, of all groups; when there are more, the group that wants the most of them loses its last. */
  mostWaiting: number;
  /** Longest wait, ms. */
  waitMs?: number;
  /** Work that takes longer waits for somebody else, and no longer counts as running, ms. */
  turnMs?: number;
  /** Turns of the event loop between the end of one piece and the begin of the next. Fewer when they take `PAUSE_MS`. */
  turnsBetween?: number;
}

/** Longest pause between two pieces, ms of a time in which none runs: in any other, these might leave no turn. */
const PAUSE_MS = 50;

export interface Asker {
  /** Whose turns are shared: the network of a site. */
  group: string;
  /** Aborted when the request has gone. */
  gone: AbortSignal;
}

/** Ends somebody's wait with what the work resolves to; null: there is nothing to wait for. */
type End = (answer: Promise<unknown> | null) => void;

interface Job {
  name: string;
  work: () => Promise<unknown>;
  /** Those who wait for it, by group. No longer changed once it has begun, whoever leaves. */
  waiters: Map<string, Set<End>>;
}

export class FairQueue {
  /** What waits, and the result of what has begun, by name. */
  readonly #waiting = new Map<string, Job>();
  readonly #begun = new Map<string, Promise<unknown>>();
  /** What each group waits for; the group whose turn is next comes first. */
  readonly #groups = new Map<string, Set<Job>>();
  readonly #running = new Set<Job>();
  #pauses = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /**
   * What the work resolves to, done once for all who ask by the same name, of which all work is the same. Null when the asker has
   * gone: work that nobody waits for any longer is never begun. Rejects as the work does, or with a TooBusyError.
   */
  async ask<Value>(name: string, work: () => Promise<Value>, asker: Asker): Promise<Value | null> {
    if (asker.gone.aborted) return null;
    const answer = this.#begun.get(name) ?? this.#wait(name, work, asker);
    return (await answer) as Value | null;
  }

  #wait(name: string, work: () => Promise<unknown>, { group, gone }: Asker): Promise<unknown> {
    const job = this.#waiting.get(name) ?? { name, work, waiters: new Map<string, Set<End>>() };
    const { waitMs } = this.options;
    const answer = new Promise((resolve, reject) => {
      const end: End = (result) => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leave);
        resolve(result);
      };
      const leave = () => this.#leave(job, group, end);
      const late = () => {
        reject(new TooBusyError('its turn did not come in time'));
        leave();
      };
      const timer = waitMs === undefined ? undefined : setTimeout(late, waitMs);
      gone.addEventListener('abort', leave);
      this.#enqueue(job, group, end);
    });
    this.#beginNext();
    while (this.#waiting.size > this.options.mostWaiting) this.#refuseOne();
    return answer;
  }

  #enqueue(job: Job, group: string, end: End): void {
    this.#waiting.set(job.name, job);
    job.waiters.set(group, (job.waiters.get(group) ?? new Set()).add(end));
    this.#groups.set(group, (this.#groups.get(group) ?? new Set()).add(job));
  }

  /** Leaves what has not begun. What has, cannot be stopped, and is cached for the next: `end` stops listening for who leaves. */
  #leave(job: Job, group: string, end: End): void {
    end(null);
    const waiters = job.waiters.get(group);
    if (waiters?.delete(end) && waiters.size === 0) this.#withdraw(job, group);
  }

  /** The group wants it no longer. */
  #withdraw(job: Job, group: string): void {
    job.waiters.delete(group);
    this.#removeFrom(group, job);
    if (job.waiters.size === 0) this.#waiting.delete(job.name);
  }

  #removeFrom(group: string, job: Job): void {
    const jobs = this.#groups.get(group);
    if (jobs?.delete(job) && jobs.size === 0) this.#groups.delete(group);
  }

  /** The group that wants the most, of equals the one whose turn comes last, loses its last. Others may still want that. */
  #refuseOne(): void {
    const [group, jobs] = [...this.#groups].reduce((one, other) =>
      other[1].size >= one[1].size ? other : one,
    );
    const last = [...jobs].at(-1);
    if (!last) return;
    const refusal = Promise.reject(new TooBusyError('too much is waiting'));
    for (const end of last.waiters.get(group) ?? []) end(refusal);
    this.#withdraw(last, group);
  }

  /** The group with the fewest running, of equals the one whose turn it is; undefined: none may have one more. */
  #nextGroup(): string | undefined {
    const loads = [...this.#groups.keys()].map((group) => ({
      group,
      load: [...this.#running].filter(({ waiters }) => waiters.has(group)).length,
    }));
    return loads
      .filter(({ load }) => load < (this.options.atOnceOfGroup ?? Infinity))
      .sort((one, other) => one.load - other.load)[0]?.group;
  }

  #beginNext(): void {
    const group = this.#running.size + this.#pauses < this.options.atOnce ? this.#nextGroup() : undefined;
    const jobs = group === undefined ? undefined : this.#groups.get(group);
    const [job] = jobs ?? [];
    if (group === undefined || !jobs || !job) return;
    // Its next turn comes after all others'.
    this.#groups.delete(group);
    this.#groups.set(group, jobs);
    this.#waiting.delete(job.name);
    for (const wanting of job.waiters.keys()) this.#removeFrom(wanting, job);
    const result = this.#run(job);
    this.#begun.set(job.name, result);
    for (const ends of job.waiters.values()) for (const end of ends) end(result);
  }

  async #run(job: Job): Promise<unknown> {
    const { turnMs } = this.options;
    const timer = turnMs === undefined ? undefined : setTimeout(() => this.#endTurn(job), turnMs);
    this.#running.add(job);
    try {
      return await Promise.resolve().then(job.work);
    } finally {
      clearTimeout(timer);
      this.#begun.delete(job.name);
      this.#endTurn(job);
    }
  }

  #endTurn(job: Job): void {
    if (!this.#running.delete(job)) return;
    this.#pauses += 1;
    this.#pause(this.options.turnsBetween ?? 1, PAUSE_MS);
  }

  #pause(turns: number, ms: number): void {
    const [isFree, from] = [this.#running.size === 0, performance.now()];
    setImmediate(() => {
      const left = isFree ? ms - (performance.now() - from) : ms;
      if (turns > 1 && left > 0) return this.#pause(turns - 1, left);
      this.#pauses -= 1;
      this.#beginNext();
    });
  }
}
