/** Chapters and lines set by hand while a recording plays: each lasts until the next. Pure. */

interface Mark {
  start: number;
  end: number;
  text: string;
}

/** Two marks closer than this are one pressed twice, seconds. */
const CLOSEST = 1;

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** The chapters with one that begins at a second; the first of all also gets what comes before it. */
export function chaptersWith(chapters: readonly Mark[], second: number, duration: number): Mark[] {
  const start = tenths(second);
  if (chapters.some((chapter) => Math.abs(chapter.start - start) < CLOSEST)) return [...chapters];
  const own = { start, end: duration, text: `Chapter ${chapters.length + 1}` };
  const sorted = [...chapters, own].sort((one, other) => one.start - other.start);
  return sorted.map((chapter, index) => ({ ...chapter, end: sorted[index + 1]?.start ?? tenths(duration) }));
}

/** How long a line of captions stands that was set by hand, seconds. */
const LINE_SECONDS = 3;

/** The lines with one to be written that begins at a second, and ends before the next. */
export function lineAt(lines: readonly Mark[], second: number): Mark[] {
  const start = tenths(second);
  const next = lines.find((line) => line.start > start)?.start ?? Infinity;
  const own = { start, end: Math.min(tenths(start + LINE_SECONDS), next), text: '…' };
  return [...lines, own].sort((one, other) => one.start - other.start);
}
