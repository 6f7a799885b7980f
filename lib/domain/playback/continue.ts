/** The row "Continue watching": recordings that were begun and not finished, latest first. Pure. */
import { resumeFrom, type ResumePosition } from './resume';

/** Two screens of the row; older recordings are unlikely to be looked for here. */
export const MOST_CONTINUED = 12;

/** Positions worth resuming, one per item. */
export function continued(positions: readonly ResumePosition[]): ResumePosition[] {
  const once = new Map<string, ResumePosition>();
  for (const position of positions.toSorted((a, b) => b.at - a.at))
    if (!once.has(position.itemId)) once.set(position.itemId, position);
  return [...once.values()].filter((position) => resumeFrom(position) !== null).slice(0, MOST_CONTINUED);
}

const MINUTE = 60;

/** `12 minutes left`. */
export function leftText({ seconds, duration }: Pick<ResumePosition, 'seconds' | 'duration'>): string {
  const minutes = Math.ceil((duration - seconds) / MINUTE);
  return minutes <= 1 ? 'Less than a minute left' : `${minutes} minutes left`;
}
