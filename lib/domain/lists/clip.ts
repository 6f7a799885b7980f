/** Times of a clip: to a tenth of a second, at least three seconds long. Pure. */
import { SHORTEST_CLIP_SECONDS } from '@/lib/contracts/personal/list-limits';
import type { ClipSpan } from '../playback/grant-limits';
import { NO_TIME, readTime, timeText } from '../playback/typed-time';

const TENTHS = 10;

const toTenth = (seconds: number) => Math.round(seconds * TENTHS) / TENTHS;

/** `1:02.5`. */
export const clipTime = (seconds: number): string => timeText(toTenth(seconds));

/** Reads `62.5`, `1:02.5`, `1:00:02`; null for anything else. */
export function readClipTime(text: string): number | null {
  const seconds = readTime(text);
  return seconds === null ? null : toTenth(seconds);
}

/** When a recording has ended for certain, seconds: its minutes may be rounded either way. Null: its length is not known. */
export const latestEnd = (durationMinutes: number | null): number | null =>
  durationMinutes === null ? null : (durationMinutes + 1) * 60;

/** Error message for an invalid clip; null if it is valid. `latest`: when the recording has ended; null when unknown. */
export function clipProblem(start: number | null, end: number | null, latest: number | null): string | null {
  if (start === null || end === null) return NO_TIME;
  if (end <= start) return 'The end must be after the start';
  if (latest !== null && end > latest) return `The recording ends before ${clipTime(latest)}`;
  return toTenth(end - start) < SHORTEST_CLIP_SECONDS
    ? `A clip is at least ${SHORTEST_CLIP_SECONDS} seconds long`
    : null;
}

/** A clip from the earlier of two lines to the end of the later, in either order; extended to the minimum length. */
export function spanBetween(a: ClipSpan, b: ClipSpan): ClipSpan {
  const start = toTenth(Math.min(a.start, b.start));
  return { start, end: toTenth(Math.max(a.end, b.end, start + SHORTEST_CLIP_SECONDS)) };
}
