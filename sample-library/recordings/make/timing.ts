/** Turns cues, which name lines, into values at a time. */
import type { Moment, Timeline } from './model';

/** Seconds at which a moment falls; line -1 is the start, a line past the last is the end of the last. */
export function timeOf({ line, after = 0 }: Moment, { lines, duration }: Timeline): number {
  if (line < 0) return after;
  const spoken = lines[line];
  return (spoken ? spoken.start : (lines.at(-1)?.end ?? duration)) + after;
}

/** Slow at both ends. */
export const eased = (share: number): number => {
  const inside = Math.min(1, Math.max(0, share));
  return inside * inside * (3 - 2 * inside);
};

/** A value that starts at `first` and goes to each key's target over its span; keys in order of time. */
export function valueAt(
  time: number,
  first: number,
  keys: readonly { at: number; over: number; to: number }[],
): number {
  let value = first;
  for (const { at, over, to } of keys) {
    if (time < at) break;
    value += (to - value) * (over <= 0 ? 1 : eased((time - at) / over));
  }
  return value;
}
