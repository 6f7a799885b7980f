/** Whether a process still answers: one that hangs is as good as dead. */

const EVERY_MS = 5_000;
const PATIENCE_MS = 5_000;
/** So many times in a row, because a busy machine may hold a process for a while. */
const MISSES = 4;

export interface HealthOptions {
  everyMs?: number;
  patienceMs?: number;
}

/**
 * Asks again and again; calls `onHung` once after a row of questions without any answer, provided that it has answered
 * before: a start may take its time. Any status is an answer. Returns the end of the watch.
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
