/** Chapters set by a key while a recording plays: each lasts until the next. Pure. */

interface Chapter {
  start: number;
  end: number;
  text: string;
}

/** Two marks closer than this are one pressed twice, seconds. */
const CLOSEST = 1;

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** The chapters with one that begins at a second; the first of all also gets what comes before it. */
export function chaptersWith(chapters: readonly Chapter[], second: number, duration: number): Chapter[] {
  const start = tenths(second);
  if (chapters.some((chapter) => Math.abs(chapter.start - start) < CLOSEST)) return [...chapters];
  const own = { start, end: duration, text: `Chapter ${chapters.length + 1}` };
  const sorted = [...chapters, own].sort((one, other) => one.start - other.start);
  return sorted.map((chapter, index) => ({ ...chapter, end: sorted[index + 1]?.start ?? tenths(duration) }));
}
