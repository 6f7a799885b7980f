/** Work that a process does again and again, beside answering requests. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Rounds {
  /** Resolves when the round that is under way has ended. */
  stop: () => Promise<void>;
}

/** Works now and at every interval; rounds never overlap. One that fails is told to `failed`, and the next begins in its time. */
export function inRounds(
  round: () => Promise<unknown>,
  { everyMs, failed }: { everyMs: number; failed: (error: unknown) => void },
): Rounds {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rounds = async () => {
    while (!signal.aborted) {
      await round().catch(failed);
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = rounds();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
