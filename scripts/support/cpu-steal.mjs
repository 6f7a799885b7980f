/** Processor time that the host took from this machine (proc(5), `steal`): with much of it, a measurement is unreliable. */
import { readFileSync } from 'node:fs';

const STOLEN = 7;

/** Counts since boot, in ticks; null if the system has none. */
export function readProcessors() {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number);
    return { stolen: ticks[STOLEN] ?? 0, all: ticks.reduce((sum, one) => sum + one, 0) };
  } catch {
    return null;
  }
}

/** The share stolen between two counts, 0 to 1. */
export function stolenShare(before, after) {
  if (!before || !after || after.all === before.all) return 0;
  return (after.stolen - before.stolen) / (after.all - before.all);
}
