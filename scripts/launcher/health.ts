/** Health checks of a process: one that hangs is treated as dead. */

const EVERY_MS = 5_000;
const PATIENCE_MS = 5_000;
/** Consecutive failures before a process counts as hung, because a busy machine may stall it for a while. */
const MISSES = 4;

export interface HealthOptions {
  everyMs?: number;
  patienceMs?: number;
}

/**
 * Polls the address; calls `onHung` once after several consecutive requests without a response, but only if it responded
 * before, since a start may take long. Any status counts as a response. Returns a function that stops the watch.
 */
export function watchHealth(
  address: string,
  onHung: () => void,
  { everyMs = EVERY_MS, patienceMs = PATIENCE_MS }: HealthOptions = {},
): () => void {
  let misses = 0;
  let hasAnswered = false;
  let asking = false;
  const ask = async () => {
    if (asking) return;
    asking = true;
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
    await answer?.body?.cancel().catch(() => undefined);
    asking = false;
    hasAnswered ||= answer !== null;
    misses = answer === null && hasAnswered ? misses + 1 : 0;
    if (misses < MISSES) return;
    clearInterval(timer);
    onHung();
  };
  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
