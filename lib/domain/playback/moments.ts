/**
 * Moments of a recording in addresses and in words: `?t=` to the second, `#segment-{id}`, clock texts.
 * Seconds are whole and never negative.
 */

/** A segment as the player and the address need it (R-ENT-38). */
export interface SegmentMoment {
  id: string;
  name: string;
  startTimestampInSeconds: number;
  endTimestampInSeconds: number;
}

/** Longest moment an address may ask for: a day. Anything above is a typing error, not a play. */
const LATEST_MOMENT_SECONDS = 24 * 3600;
const SEGMENT_PREFIX = 'segment-';

function bounded(seconds: number): number | null {
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= LATEST_MOMENT_SECONDS
    ? Math.floor(seconds)
    : null;
}

/**
 * Reads the forms people write in `?t=`: `90`, `90s`, `1m30s`, `1h2m3s`, `1:30`, `1:02:03`.
 * Anything else is null, which plays from the beginning.
 */
export function parseMoment(text: string | null | undefined): number | null {
  const value = text?.trim().toLowerCase() ?? '';
  if (value === '') return null;
  if (/^\d+(\.\d+)?s?$/.test(value)) return bounded(Number.parseFloat(value));
  const units = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(value);
  if (units) return bounded(clockSeconds([units[1], units[2], units[3]]));
  const clock = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/.exec(value);
  return clock ? bounded(clockSeconds([clock[1], clock[2], clock[3]])) : null;
}

function clockSeconds(parts: readonly (string | undefined)[]): number {
  return parts.reduce((total, part) => total * 60 + Number.parseInt(part ?? '0', 10), 0);
}

/** The fragment that names a segment, without `#`. */
export function segmentFragment(id: string): string {
  return `${SEGMENT_PREFIX}${id}`;
}

/** Where an address asks to start: its segment if it names one, else its `t`, else null. */
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

/** The address of this moment: `t` set (left out at the very beginning), other parameters and fragment dropped. */
export function momentAddress(pageAddress: string, seconds: number): string {
  const url = new URL(pageAddress);
  url.search = '';
  url.hash = '';
  const whole = bounded(seconds) ?? 0;
  if (whole > 0) url.searchParams.set('t', String(whole));
  return url.href;
}

/** `0:07`, `12:30`, `1:02:03`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** Nothing of what there is none of. */
const counted = (count: number, one: string, many: string): string[] =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

const hoursAndMinutes = (minutes: number): string[] => [
  ...counted(Math.floor(minutes / 60), 'hour', 'hours'),
  ...counted(minutes % 60, 'minute', 'minutes'),
];

/** The same moment for screen readers: `1 hour 2 minutes 3 seconds`. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const said = [...hoursAndMinutes(Math.floor(whole / 60)), ...counted(whole % 60, 'second', 'seconds')];
  return said.join(' ') || '0 seconds';
}

/** Length in words a teacher plans with: `45 minutes`, `2 hours 5 minutes`; under a minute, `under a minute`. */
export function durationText(minutes: number): string {
  return hoursAndMinutes(Math.round(minutes)).join(' ') || 'under a minute';
}

/** ISO 8601 duration of whole minutes, for structured data: `PT2H5M`. */
export function isoDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

/** The segment that is playing at a second: the last one that has begun and not ended, or null. */
export function segmentAt<Segment extends SegmentMoment>(
  seconds: number,
  segments: readonly Segment[],
): Segment | null {
  const within = segments.filter(
    (segment) => segment.startTimestampInSeconds <= seconds && seconds < segment.endTimestampInSeconds,
  );
  return within.at(-1) ?? null;
}
