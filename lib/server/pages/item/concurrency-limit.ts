/** Limits how much work runs at once on a scarce resource: the rest queues in order, and waits no longer than a limit. */
import pLimit from 'p-limit';
import { TimeLimitError } from '@/lib/platform/time-limit';

export interface ConcurrencyLimitOptions {
  /** How many tasks run at once. */
  atOnce: number;
  /** Longest wait in the queue, ms; the time that the work itself takes is not limited. */
  waitMs: number;
}

/** Queues work. Rejects as the work does, or with a TimeLimitError, the work not begun, when it waited too long. */
export type ConcurrencyLimit = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function createConcurrencyLimit({ atOnce, waitMs }: ConcurrencyLimitOptions): ConcurrencyLimit {
  const limit = pLimit(atOnce);
  return (work) =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new TimeLimitError(waitMs));
      }, waitMs);
      void limit(async () => {
        clearTimeout(timer);
        // The caller already has its TimeLimitError, so this slot goes to the next task.
        if (!isLate) await work().then(resolve, reject);
      });
    });
}
