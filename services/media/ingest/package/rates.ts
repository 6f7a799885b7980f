/** Bit rates as RFC 8216 defines them, computed from the segments on disk. Pure. */
import type { Segment } from './fragments';

export interface Rates {
  /** Bit/s. §4.3.4.2: the highest rate of any run of segments that lasts 0.5 to 1.5 target durations. */
  peak: number;
  average: number;
}

type Sized = Pick<Segment, 'length' | 'duration'>;

/** §4.3.3.1: at least as long as every segment, each rounded to the nearest second. */
export function targetDurationOf(segments: readonly Pick<Segment, 'duration'>[]): number {
  return Math.max(1, ...segments.map(({ duration }) => Math.round(duration)));
}

/** Rates of a track's segments. A recording shorter than half a target duration is one run. */
export function ratesOf(segments: readonly Sized[]): Rates {
  const target = targetDurationOf(segments);
  const total = segments.reduce(
    (sum, { length, duration }) => ({ length: sum.length + length, duration: sum.duration + duration }),
    { length: 0, duration: 0 },
  );
  const average = (total.length * 8) / total.duration;
  let peak = average;
  for (let from = 0; from < segments.length; from += 1) {
    let [length, duration] = [0, 0];
    for (const segment of segments.slice(from)) {
      length += segment.length;
      duration += segment.duration;
      if (duration > target * 1.5) break;
      if (duration >= target * 0.5) peak = Math.max(peak, (length * 8) / duration);
    }
  }
  return { peak: Math.ceil(peak), average: Math.ceil(average) };
}
