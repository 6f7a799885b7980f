/** Work that a process does again and again, beside answering requests. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Rounds {
  /** Resolves when the round that is under way has ended. */
  stop: () => Promise<void>;
}

interface RoundsOptions {
  /** Rest between two rounds, ms. */
  everyMs: number;
  /** Before the first, ms; none unless given. */
  firstAfterMs?: number;
  failed: (error: unknown) => void;
}

/**
 * Works again and again; rounds never overlap. One that fails is told to `failed`, and the next begins in its time.
 *
 * @param round is given a signal that is aborted when it is stopped, so that a long one can end early
 */
export function inRounds(
  round: (stopping: AbortSignal) => Promise<unknown>,
  { everyMs, firstAfterMs = 0, failed }: RoundsOptions,
): Rounds {
  const stopping = new AbortController();
  const { signal } = stopping;
  // A process goes on for what it answers, not for its next round.
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const rounds = async () => {
    if (firstAfterMs > 0) await pause(firstAfterMs);
    while (!signal.aborted) {
      await round(signal).catch(failed);
      await pause(everyMs);
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
