/** Where a viewer left off: when that is worth an offer, and what is stored on this device. Seconds from the start. */
import { MOST_POSITIONS } from '@/lib/contracts/constants';

export interface ResumePosition {
  itemId: string;
  seconds: number;
  duration: number;
  /** Epoch ms of the last change. */
  at: number;
}

/** Less than this is not worth an offer to resume. */
const WORTH_RESUMING_SECONDS = 10;
/** The end of a recording: credits and applause, which are longer after a longer play. */
const END_SHARE = 0.03;
/** The least end of a recording: an account's position may be this old when somebody leaves at the end of a short one. */
const END_SECONDS = 15;

/**
 * Whether the recording counts as watched to the end, so that there is nothing to resume: less than 3 % of it is left (3.6
 * minutes of two hours), or less than 15 seconds. No service waits for the last second: a recording is finished when its credits
 * start, which is taken from its length where nobody has marked them (Android TV, Watch Next guidelines). A recording whose
 * length is not known (0) is never watched to the end.
 */
export function isWatched({ seconds, duration }: Pick<ResumePosition, 'seconds' | 'duration'>): boolean {
  return duration > 0 && duration - seconds < Math.max(END_SECONDS, duration * END_SHARE);
}

/** Where to resume; null if it is not worth it. */
export function resumeFrom(position: ResumePosition | null): number | null {
  if (!position || position.seconds < WORTH_RESUMING_SECONDS || isWatched(position)) return null;
  return position.seconds;
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
