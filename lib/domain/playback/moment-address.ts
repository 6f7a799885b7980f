/**
 * Moments of a recording in addresses: `?t=`, `#segment-{id}`, `#said={words}`. Seconds are whole and never negative.
 */
import { longestMarked } from '../text/marked';
import type { SegmentMoment } from './moments';

/** Latest moment accepted in an address: a day. A higher value is a mistake. */
const LATEST_MOMENT_SECONDS = 24 * 3600;
const SEGMENT_PREFIX = 'segment-';
const SAID_PREFIX = 'said=';

function bounded(seconds: number): number | null {
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= LATEST_MOMENT_SECONDS
    ? Math.floor(seconds)
    : null;
}

/**
 * Parses the formats that people use in `?t=`: `90`, `90s`, `1m30s`, `1h2m3s`, `1:30`, `1:02:03`.
 * Anything else is null, which plays from the beginning.
 */
export function parseMoment(text: string | null | undefined): number | null {
  const value = text?.trim().toLowerCase() ?? '';
  if (value === '') return null;
  if (/^\d+(\.\d+)?s?$/.test(value)) return bounded(Number.parseFloat(value));
  const units = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(value);
  if (units) return bounded(wholeSeconds([units[1], units[2], units[3]]));
  const clock = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/.exec(value);
  return clock ? bounded(wholeSeconds([clock[1], clock[2], clock[3]])) : null;
}

/** Hours, minutes and seconds as seconds. */
function wholeSeconds(parts: readonly (string | undefined)[]): number {
  return parts.reduce((total, part) => total * 60 + Number.parseInt(part ?? '0', 10), 0);
}

/** The fragment that names a segment, without `#`. */
export function segmentFragment(id: string): string {
  return `${SEGMENT_PREFIX}${id}`;
}

/** Start position in an address: that of the segment if it names one, else `t`, else null. */
export function momentOfAddress(
  address: { t: string | null; hash: string },
  segments: readonly SegmentMoment[],
): number | null {
  const fragment = decodeFragment(address.hash);
  const segment = segments.find(({ id }) => fragment === id || fragment === segmentFragment(id));
  return segment ? segment.startTimestampInSeconds : parseMoment(address.t);
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}

/**
 * Address of a second of a page, even of the first: so the player begins there and does not offer to resume elsewhere. The only
 * writer of `t`. `page`: its path or absolute address, without parameters and fragment.
 */
export const addressAtSecond = (page: string, seconds: number): string => `${page}?t=${Math.floor(seconds)}`;

/** Address of a moment of a page; that of the page itself at the very beginning. */
export const momentAddress = (page: string, seconds: number): string =>
  bounded(seconds) ? addressAtSecond(page, seconds) : page;

/**
 * Address of a moment at which the words of a search are spoken, with the words for the transcript to find. The words are in
 * the fragment, which is not sent to servers and not part of cache keys. `text`: the caption with the words marked.
 */
export function saidAddress(path: string, { start, text }: { start: number; text: string }): string {
  const words = longestMarked(text);
  const fragment = words === '' ? '' : `#${SAID_PREFIX}${encodeURIComponent(words)}`;
  return addressAtSecond(path, start) + fragment;
}

/** Words in the fragment that the transcript should find; empty for none. */
export function saidWords(hash: string): string {
  const fragment = decodeFragment(hash);
  return fragment.startsWith(SAID_PREFIX) ? fragment.slice(SAID_PREFIX.length).trim() : '';
}
