/** Where a viewer left off, stored on this device. Seconds from the start. */

export interface ResumePosition {
  itemId: string;
  seconds: number;
  duration: number;
  /** Epoch ms of the last change. */
  at: number;
}

/** Less than this is not worth an offer to resume. */
const WORTH_RESUMING_SECONDS = 10;
/** With less than this left, the recording counts as watched. */
const END_SECONDS = 15;
/** Most positions stored on one device. */
const MOST_POSITIONS = 100;

/** Where to resume; null if it is not worth it. */
export function resumeFrom(position: ResumePosition | null): number | null {
  if (!position || position.seconds < WORTH_RESUMING_SECONDS) return null;
  return position.duration > 0 && position.seconds > position.duration - END_SECONDS
    ? null
    : position.seconds;
}

/** The list with the new position first; the oldest beyond the limit are dropped. */
export function withPosition(
  positions: readonly ResumePosition[],
  position: ResumePosition,
): ResumePosition[] {
  return [position, ...positions.filter(({ itemId }) => itemId !== position.itemId)].slice(0, MOST_POSITIONS);
}

function isPosition(value: unknown): value is ResumePosition {
  const { itemId, seconds, duration, at } = (value ?? {}) as Partial<Record<keyof ResumePosition, unknown>>;
  return typeof itemId === 'string' && [seconds, duration, at].every((number) => typeof number === 'number');
}

/** Parses stored positions; invalid data are ignored. */
export function parsePositions(text: string | null): ResumePosition[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isPosition) : [];
  } catch {
    return [];
  }
}
