/**
 * Bounds how much work runs at once. What waits is taken in turn from every group that has some (fair queueing, RFC 970 §5), so
 * that whoever sends hundreds of requests delays others by one of them at a time.
 */

/**
 * Turns of the event loop between the end of a task and the begin of the next. Node takes one new connection a turn (libuv since
 * 1.45): without turns of their own, new clients would wait for a task each. Counted, because in any span of time the other tasks
 * may leave no turn.
 */
const TURNS_BETWEEN = 32;

/** The work was not begun: too much is waiting, or its turn did not come in time. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

interface FairQueueOptions {
  /** How many tasks run at once. */
  atOnce: number;
  /** A task that takes longer waits for somebody else, and no longer counts as running, ms. */
  turnMs: number;
  /** The most tasks that wait, of all groups; when there are more, the group with the most of them loses its last. */
  mostWaiting: number;
  /** Longest wait, ms. */
  waitMs: number;
}

/** Queues work of a group. Rejects as the work does, or with a TooBusyError, the work not begun. */
export type FairQueue = <Value>(group: string, work: () => Promise<Value>) => Promise<Value>;

interface Waiter {
  begin: () => void;
  refuse: () => void;
}

/** What waits, by group; the group whose turn is next comes first. */
class Waiting {
  private readonly groups = new Map<string, Set<Waiter>>();
  size = 0;

  add(group: string, waiter: Waiter): void {
    const waiters = this.groups.get(group) ?? new Set();
    this.groups.set(group, waiters.add(waiter));
    this.size += 1;
  }

  remove(group: string, waiter: Waiter): void {
    const waiters = this.groups.get(group);
    if (!waiters?.delete(waiter)) return;
    this.size -= 1;
    if (waiters.size === 0) this.groups.delete(group);
  }

  /** Takes the first of the group whose turn it is; that group's next turn comes after all others'. */
  next(): Waiter | undefined {
    const [first] = this.groups;
    if (first === undefined) return undefined;
    const [group, waiters] = first;
    const [waiter] = waiters;
    this.groups.delete(group);
    this.groups.set(group, waiters);
    if (waiter) this.remove(group, waiter);
    return waiter;
  }

  /** The last of the group that has the most. */
  lastOfLongest(): Waiter | undefined {
    let longest: ReadonlySet<Waiter> = new Set();
    for (const waiters of this.groups.values()) if (waiters.size > longest.size) longest = waiters;
    return [...longest].at(-1);
  }
}

function afterTurns(turns: number, then: () => void): void {
  setImmediate(() => (turns > 1 ? afterTurns(turns - 1, then) : then()));
}

export function createFairQueue({ atOnce, turnMs, mostWaiting, waitMs }: FairQueueOptions): FairQueue {
  const waiting = new Waiting();
  let running = 0;

  const beginNext = () => {
    if (running < atOnce) waiting.next()?.begin();
  };

  const run = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    running += 1;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      running -= 1;
      afterTurns(TURNS_BETWEEN, beginNext);
    };
    const timer = setTimeout(end, turnMs);
    try {
      return await work();
    } finally {
      end();
    }
  };

  return (group, work) => {
    if (running < atOnce && waiting.size === 0) return run(work);
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        waiting.remove(group, waiter);
      };
      const waiter: Waiter = {
        begin: () => {
          leave();
          run(work).then(resolve, reject);
        },
        refuse: () => {
          leave();
          reject(new TooBusyError('too much is waiting'));
        },
      };
      const timer = setTimeout(() => waiter.refuse(), waitMs);
      waiting.add(group, waiter);
      if (waiting.size > mostWaiting) waiting.lastOfLongest()?.refuse();
    });
  };
}
