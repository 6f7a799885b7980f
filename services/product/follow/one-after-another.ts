/**
 * Work that looks at the present, asked for by many: one run at a time and at most one waiting. Who asks while a run is under way
 * gets the next one, because that which runs may have looked already.
 */
export interface OneAfterAnother {
  /** Resolves, or rejects, with a run that began after the call. */
  run: () => Promise<void>;
  /** Resolves once nothing runs or waits. */
  idle: () => Promise<void>;
}

export function oneAfterAnother(work: () => Promise<void>): OneAfterAnother {
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
      if (!running) return begin();
      next ??= running.catch(() => undefined).then(begin);
      return next;
    },
    idle: async () => {
      while (running) await (next ?? running).catch(() => undefined);
    },
  };
}
