/**
 * Processes that stand by, for development: beside each process, one that has loaded the same packages and waits. A restart
 * after an edit then takes about a second less (docs/decisions/0079).
 */
import type { ChildProcess } from 'node:child_process';

const FLAGS = ['--import', './scripts/support/standby.mjs'];

/** @param prepareMs how long after the start of a process another one like it is to stand by */
export function createStandby<Spec extends { name: string }>(
  launch: (spec: Spec, flags: readonly string[]) => ChildProcess,
  prepareMs: number,
) {
  const waiting = new Map<string, ChildProcess>();
  const timers = new Map<string, NodeJS.Timeout>();
  const begin = (spec: Spec) => {
    try {
      const child = launch(spec, FLAGS);
      waiting.set(spec.name, child);
      const forget = () => {
        if (waiting.get(spec.name) === child) waiting.delete(spec.name);
      };
      child.once('exit', forget).on('error', forget);
    } catch {
      // None stands by then, and the next start is a slower one; if that fails for the same reason, it tells so.
    }
  };
  return {
    /** A process that begins now with the script as it is on disk; null if none stands by. */
    take: ({ name }: Spec): ChildProcess | null => {
      const child = waiting.get(name) ?? null;
      waiting.delete(name);
      if (!child?.connected) return null;
      // If it dies at this moment, its exit says so, like that of every process.
      child.send('begin', () => undefined);
      return child;
    },
    /** Has one stand by, soon. */
    prepare: (spec: Spec): void => {
      clearTimeout(timers.get(spec.name));
      timers.set(spec.name, setTimeout(begin, prepareMs, spec).unref());
    },
    stopAll: (): void => {
      timers.forEach((timer) => clearTimeout(timer));
      waiting.forEach((child) => child.kill('SIGKILL'));
    },
  };
}
