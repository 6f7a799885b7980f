/** The row "Continue watching": what was begun and not finished, the latest first. Pure. */
import { resumeFrom, type ResumePosition } from './resume';

/** Two screens of the row; who begins more than this will not look for it here. */
export const MOST_CONTINUED = 12;

/** Positions worth going on from, one an item. */
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
