/** Chapters and caption lines that an editor adds while a recording plays. Pure. */
import type { TimedLine } from './timed-text';

/** Debounce, seconds: a mark closer than this to another counts as the button pressed twice. */
const CLOSEST = 1;

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** Where a line stands; at the end while what was typed for its start is no time. */
const placeOf = ({ start }: TimedLine) => (Number.isNaN(start) ? Infinity : start);

const inOrder = (lines: readonly TimedLine[]) =>
  lines.toSorted((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)));

/** When the next line begins, of those that begin after `second`. */
const nextStart = (lines: readonly TimedLine[], second: number) =>
  Math.min(...lines.map(placeOf).filter((place) => place > second));

/** The chapters with a new one that begins at `second`; each chapter lasts until the next. */
export function chaptersWith(chapters: readonly TimedLine[], second: number, duration: number): TimedLine[] {
  const start = tenths(second);
  if (chapters.some((chapter) => Math.abs(chapter.start - start) < CLOSEST)) return [...chapters];
  const own = { start, end: duration, text: `Chapter ${chapters.length + 1}` };
  const sorted = inOrder([...chapters, own]);
  const endOf = (next: number) => (next === Infinity ? tenths(duration) : next);
  return sorted.map((chapter) => ({ ...chapter, end: endOf(nextStart(sorted, chapter.start)) }));
}

/** Duration of a caption line added by hand, seconds. */
const LINE_SECONDS = 3;

/** The lines with a new placeholder line that begins at `second` and ends no later than the next begins. */
export function linesWith(lines: readonly TimedLine[], second: number): TimedLine[] {
  const start = tenths(second);
  const end = Math.min(tenths(start + LINE_SECONDS), nextStart(lines, start));
  return inOrder([...lines, { start, end, text: '…' }]);
}
