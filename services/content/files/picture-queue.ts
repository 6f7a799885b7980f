/** Whose turn it is: pictures are made a few at a time, and no network's requests keep those of others waiting, or refused. */
import { ServiceError } from '@/lib/platform/service-error';

/** Pictures made at once, and those of one network: else a network's two slow ones would stop everybody's. */
const AT_ONCE = 3;
const AT_ONCE_OF_NETWORK = 2;
const MAX_WAITING = 200;

export interface Waiter {
  /** The network of the visitor's site. */
  network: string;
  /** Aborted when the request has gone. */
  gone: AbortSignal;
}

/** A picture that is being made, or waits for its turn. */
interface Job {
  name: string;
  /** How many requests of each network want it. No longer changed once it is being made, whoever leaves. */
  wanted: Map<string, number>;
  /** Path of the file; null: dropped. */
  made: Promise<string | null>;
  /** Ends the wait: the picture is made now, or dropped. */
  settle: (turn: 'make' | 'drop') => void;
  refuse: (error: ServiceError) => void;
}

const tooMany = () => new ServiceError('UNAVAILABLE', 'Too many pictures are being made');

/** How many of the jobs each network wants. */
function countByNetwork(jobs: Iterable<Job>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { wanted } of jobs)
    for (const network of wanted.keys()) counts.set(network, (counts.get(network) ?? 0) + 1);
  return counts;
}

export class PictureQueue {
  readonly #jobs = new Map<string, Job>();
  /** In order of arrival. */
  readonly #waiting = new Set<Job>();
  readonly #running = new Set<Job>();

  /**
   * What `work` resolves to, done once for all who want the picture of this name. One whose turn has not come is dropped, and null,
   * when every request for it has gone: else whoever asks and leaves would keep the others waiting. Throws UNAVAILABLE when too
   * many wait and no network has more of them than this one.
   */
  async made(name: string, work: () => Promise<string>, { network, gone }: Waiter): Promise<string | null> {
    const job = this.#jobs.get(name) ?? this.#enqueue(name, work, network);
    if (!this.#running.has(job)) {
      job.wanted.set(network, (job.wanted.get(network) ?? 0) + 1);
      gone.addEventListener('abort', () => this.#leave(job, network), { once: true });
    }
    this.#startNext();
    return job.made;
  }

  #enqueue(name: string, work: () => Promise<string>, network: string): Job {
    if (this.#waiting.size >= MAX_WAITING) this.#refuseOther(network);
    const job: Job = {
      name,
      wanted: new Map(),
      made: Promise.resolve(null),
      settle: () => undefined,
      refuse: () => undefined,
    };
    const turn = new Promise<'make' | 'drop'>((resolve, reject) => {
      job.settle = resolve;
      job.refuse = reject;
    });
    job.made = turn.then((what) => (what === 'make' ? this.#run(job, work) : null));
    this.#jobs.set(name, job);
    this.#waiting.add(job);
    return job;
  }

  /** Refuses the last job of the network that has most waiting, for one of `network`. Throws if that would not be fairer. */
  #refuseOther(network: string): void {
    const counts = countByNetwork(this.#waiting);
    const [largest, most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0]);
    const last = [...this.#waiting].findLast(({ wanted }) => wanted.size === 1 && wanted.has(largest));
    if (!last || most <= (counts.get(network) ?? 0)) throw tooMany();
    this.#forget(last);
    last.refuse(tooMany());
  }

  #forget(job: Job): void {
    this.#waiting.delete(job);
    this.#jobs.delete(job.name);
  }

  #leave(job: Job, network: string): void {
    // One that is being made goes on: it cannot be stopped, and is cached for the next.
    if (!this.#waiting.has(job)) return;
    const others = (job.wanted.get(network) ?? 0) - 1;
    if (others > 0) job.wanted.set(network, others);
    else job.wanted.delete(network);
    if (job.wanted.size > 0) return;
    this.#forget(job);
    job.settle('drop');
  }

  /** The first of those whose network has the fewest in the making; a picture that several want counts for the best placed. */
  #next(): Job | undefined {
    const running = countByNetwork(this.#running);
    return [...this.#waiting]
      .map((job) => ({
        job,
        load: Math.min(...[...job.wanted.keys()].map((name) => running.get(name) ?? 0)),
      }))
      .filter(({ load }) => load < AT_ONCE_OF_NETWORK)
      .sort((one, other) => one.load - other.load)[0]?.job;
  }

  #startNext(): void {
    const next = this.#running.size < AT_ONCE ? this.#next() : undefined;
    if (!next) return;
    this.#waiting.delete(next);
    this.#running.add(next);
    next.settle('make');
  }

  async #run(job: Job, work: () => Promise<string>): Promise<string> {
    try {
      return await work();
    } finally {
      this.#jobs.delete(job.name);
      this.#running.delete(job);
      this.#startNext();
    }
  }
}
