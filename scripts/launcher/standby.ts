/**
 * Processes that stand by, for development: beside each process, one that has loaded the same packages and waits. A restart
 * after an edit then takes about a second less (docs/decisions/0079).
 */
import type { ChildProcess } from 'node:child_process';
import type { ProcessSpec } from './processes';

const FLAGS = ['--import', './scripts/support/standby.mjs'];
export interface Standby {
  /** A process that begins now with the script as it is on disk; null if none stands by. */
  take: (spec: ProcessSpec) => ChildProcess | null;
  /** Has one stand by, soon. */
  prepare: (spec: ProcessSpec) => void;
  stopAll: () => void;
}

export const noStandby: Standby = { take: () => null, prepare: () => undefined, stopAll: () => undefined };

export function createStandby(
  launch: (spec: ProcessSpec, flags: readonly string[]) => ChildProcess,
  prepareMs: number,
): Standby {
  const waiting = new Map<string, ChildProcess>();
  const timers = new Map<string, NodeJS.Timeout>();
  const begin = (spec: ProcessSpec) => {
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
      child?.send('begin');
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
