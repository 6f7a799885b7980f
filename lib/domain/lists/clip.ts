/** A clip as a teacher sets it: times to a tenth of a second, at least three seconds. Pure. */
import { clockText } from '../playback/moments';

const SHORTEST_SECONDS = 3;
const TENTHS = 10;

const toTenth = (seconds: number) => Math.round(seconds * TENTHS) / TENTHS;

/** `1:02.5`. */
export function clipTime(seconds: number): string {
  const tenths = Math.round(seconds * TENTHS) % TENTHS;
  return `${clockText(toTenth(seconds))}${tenths === 0 ? '' : `.${tenths}`}`;
}

/** Reads `62.5`, `1:02.5`, `1:00:02`; null for anything else. */
export function readClipTime(text: string): number | null {
  const match = /^(?:(?:(\d+):)?(\d{1,2}):)?(\d{1,5}(?:[.,]\d+)?)$/.exec(text.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  if (match[2] !== undefined && Number(seconds.replace(',', '.')) >= 60) return null;
  return toTenth(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.')));
}

/** What is wrong with a clip, in words for its maker; null where nothing is. */
export function clipProblem(start: number | null, end: number | null): string | null {
  if (start === null || end === null) return 'Write times like 1:02.5';
  if (end <= start) return 'The end comes after the start';
  return toTenth(end - start) < SHORTEST_SECONDS
    ? `A clip is at least ${SHORTEST_SECONDS} seconds long`
    : null;
}
