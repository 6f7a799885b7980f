/**
 * Times of a recording in fields that people type in: `1:02.5`, `1:00:02`. Their only parser and writer; addresses have theirs in
 * moment-address, caption files in timed-text. Pure.
 */
import { clockText } from './moments';

/** WebVTT's precision: thousandths of a second. */
const PARTS_OF_A_SECOND = 1000;
/** As many digits as a second's fraction has. */
const DIGITS = 3;

const toPrecision = (seconds: number) => Math.round(seconds * PARTS_OF_A_SECOND) / PARTS_OF_A_SECOND;

/** `1:02.5`; whole seconds without a fraction. */
export function timeText(seconds: number): string {
  const thousandths = Math.round(seconds * PARTS_OF_A_SECOND) % PARTS_OF_A_SECOND;
  const fraction = String(thousandths).padStart(DIGITS, '0').replace(/0+$/, '');
  return clockText(toPrecision(seconds)) + (fraction === '' ? '' : `.${fraction}`);
}

/** Reads `62.5`, `1:02.5`, `90:00`, `1:00:02` as seconds; null for anything else. */
export function readTime(text: string): number | null {
  const match = /^(?:(?:(\d+):)?(\d{1,3}):)?(\d{1,5}(?:[.,]\d+)?)$/.exec(text.trim());
  if (!match) return null;
  const [, hours, minutes] = match;
  const seconds = Number(match[3]?.replace(',', '.'));
  const isOver = (hours !== undefined && Number(minutes) >= 60) || (minutes !== undefined && seconds >= 60);
  return isOver ? null : toPrecision(Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + seconds);
}

/** What is said of a field that holds no time. */
export const NO_TIME = 'Write times like 1:02.5';
