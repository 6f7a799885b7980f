/** Times and durations as text, and the segment at a moment. For addresses see moment-address. */

/** The part of a segment that the player and addresses need (R-ENT-38). */
export interface SegmentMoment {
  id: string;
  name: string;
  startTimestampInSeconds: number;
  endTimestampInSeconds: number;
}

/** `0:07`, `12:30`, `1:02:03`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** A count with its unit; empty for zero. */
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

/** Duration in words: `45 minutes`, `2 hours 5 minutes`, `under a minute`. */
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

/** The segment at a position: the last one that has begun and not ended, or null. */
export function segmentAt<Segment extends SegmentMoment>(
  seconds: number,
  segments: readonly Segment[],
): Segment | null {
  const within = segments.filter(
    (segment) => segment.startTimestampInSeconds <= seconds && seconds < segment.endTimestampInSeconds,
  );
  return within.at(-1) ?? null;
}
