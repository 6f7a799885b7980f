/** Work that shares something scarce: so much of it at once, the rest in its order, and nobody waits without end. */
import pLimit from 'p-limit';
import { TimeLimitError } from './time-limit';

export interface InTurnOptions {
  /** How much is done at once. */
  atOnce: number;
  /** How long work may wait for its turn, ms; how long it takes then is its own affair. */
  waitMs: number;
}

/** Does work in its turn. Rejects as the work does, and with a TimeLimitError, the work not begun, where its turn was too late. */
export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function createInTurn({ atOnce, waitMs }: InTurnOptions): InTurn {
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
        // Who asked has been told so: the turn goes to the next.
        if (!isLate) await work().then(resolve, reject);
      });
    });
}
