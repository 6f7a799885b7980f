/** Chapters and caption lines that an editor adds while a recording plays. Pure. */
import type { TimedLine } from './timed-text';

/** Debounce, seconds: a mark closer than this to another counts as the button pressed twice. */
const CLOSEST = 1;

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** The chapters with a new one that begins at `second`; each chapter lasts until the next. */
export function chaptersWith(chapters: readonly TimedLine[], second: number, duration: number): TimedLine[] {
  const start = tenths(second);
  if (chapters.some((chapter) => Math.abs(chapter.start - start) < CLOSEST)) return [...chapters];
  const own = { start, end: duration, text: `Chapter ${chapters.length + 1}` };
  const sorted = [...chapters, own].sort((one, other) => one.start - other.start);
  return sorted.map((chapter, index) => ({ ...chapter, end: sorted[index + 1]?.start ?? tenths(duration) }));
}

/** Duration of a caption line added by hand, seconds. */
const LINE_SECONDS = 3;

/** The lines with a new placeholder line that begins at `second` and ends no later than the next begins. */
export function linesWith(lines: readonly TimedLine[], second: number): TimedLine[] {
  const start = tenths(second);
  const next = lines.find((line) => line.start > start)?.start ?? Infinity;
  const own = { start, end: Math.min(tenths(start + LINE_SECONDS), next), text: '…' };
  return [...lines, own].sort((one, other) => one.start - other.start);
}
