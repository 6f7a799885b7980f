/** Limits how often one thing is logged: an outage fails thousands of requests, and a line for each would fill the disk. */

const TOLD_AGAIN_MS = 60_000;

export interface LogThrottleOptions {
  everyMs?: number;
  /** The most kinds at a time; further ones are not told. For kinds that a stranger can make up. */
  maxKinds?: number;
  /** ms of a monotonic clock. */
  now?: () => number;
}

/**
 * To be called at each event: how many of its kind there were since one was last told, this one included; 0 if it is not to be
 * told. The first is told at once.
 */
export type LogThrottle = (kind?: string) => number;

export function createLogThrottle({
  everyMs = TOLD_AGAIN_MS,
  maxKinds = Infinity,
  now = () => performance.now(),
}: LogThrottleOptions = {}): LogThrottle {
  const kinds = new Map<string, { toldAt: number; untold: number }>();
  const isOver = (toldAt: number) => now() - toldAt >= everyMs;
  const hasRoom = () => {
    if (kinds.size < maxKinds) return true;
    for (const [kind, { toldAt }] of kinds) if (isOver(toldAt)) kinds.delete(kind);
    return kinds.size < maxKinds;
  };
  return (kind = '') => {
    const known = kinds.get(kind);
    if (known ? !isOver(known.toldAt) : !hasRoom()) {
      if (known) known.untold += 1;
      return 0;
    }
    kinds.set(kind, { toldAt: now(), untold: 0 });
    return (known?.untold ?? 0) + 1;
  };
}
