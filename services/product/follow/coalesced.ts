/**
 * Coalesces calls of work that reads the current state: one run at a time and at most one waiting. A call made during a run gets
 * the next run, because the current one may already have read the state.
 */
export interface Coalesced {
  /** Resolves, or rejects, with a run that began after the call. */
  run: () => Promise<void>;
  /** Resolves once nothing runs or waits. */
  idle: () => Promise<void>;
}

export function coalesced(work: () => Promise<void>): Coalesced {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    const run = work().finally(() => {
      if (running === run) running = null;
    });
    running = run;
    return run;
  };
  return {
    run: () => {
      // A run that waits begins a moment after the one before has ended: whoever asks in between must not begin another.
      if (next) return next;
      if (!running) return begin();
      next = running.catch(() => undefined).then(begin);
      return next;
    },
    idle: async () => {
      for (let last = next ?? running; last; last = next ?? running) await last.catch(() => undefined);
    },
  };
}
