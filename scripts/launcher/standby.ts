/**
 * Processes that stand by, for development: beside each process, one that has loaded the same packages and waits. A restart
 * after an edit then takes about a second less (docs/decisions/0079).
 */
import type { ChildProcess } from 'node:child_process';

const FLAGS = ['--import', './scripts/support/standby.mjs'];
interface Named {
  name: string;
}

export interface Standby<Spec extends Named> {
  /** A process that begins now with the script as it is on disk; null if none stands by. */
  take: (spec: Spec) => ChildProcess | null;
  /** Has one stand by, soon. */
  prepare: (spec: Spec) => void;
  stopAll: () => void;
}

export const noStandby: Standby<Named> = {
  take: () => null,
  prepare: () => undefined,
  stopAll: () => undefined,
};

export function createStandby<Spec extends Named>(
  launch: (spec: Spec, flags: readonly string[]) => ChildProcess,
  prepareMs: number,
): Standby<Spec> {
  const waiting = new Map<string, ChildProcess>();
  const timers = new Map<string, NodeJS.Timeout>();
  const begin = (spec: Spec) => {
    const child = launch(spec, FLAGS);
    waiting.set(spec.name, child);
    child.once('exit', () => {
      if (waiting.get(spec.name) === child) waiting.delete(spec.name);
    });
  };
  return {
    take: ({ name }) => {
      const child = waiting.get(name) ?? null;
      waiting.delete(name);
      if (!child?.connected) return null;
      // One that has died at this moment is noticed by its exit, as any other.
      child.send('begin', () => undefined);
      return child;
    },
    prepare: (spec) => {
      clearTimeout(timers.get(spec.name));
      timers.set(spec.name, setTimeout(begin, prepareMs, spec).unref());
    },
    stopAll: () => {
      timers.forEach((timer) => clearTimeout(timer));
      waiting.forEach((child) => child.kill('SIGKILL'));
    },
  };
}
