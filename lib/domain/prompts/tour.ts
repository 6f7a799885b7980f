/** When the education navigation tour appears, and how its steps advance (specification §4). Pure. */
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';
import { DAY_MS } from '../text/calendar';

/** Stored value that means "never again" (R-TOU-6). */
export const TOUR_DONE = 'false';

export type TourDecision = { show: false } | { show: true; store: string | null };

/**
 * R-TOU-1..5: nothing stored → shown, and yesterday is stored; a past date → shown; a future date, `false` or an invalid
 * date → not shown.
 */
export function decideTour(stored: string | null, now: Date): TourDecision {
  if (stored === null) return { show: true, store: new Date(now.getTime() - DAY_MS).toISOString() };
  const date = new Date(stored);
  if (stored === TOUR_DONE || Number.isNaN(date.getTime())) return { show: false };
  return date < now ? { show: true, store: null } : { show: false };
}

/** R-TOU-8: only for people who are signed in; a classroom recognised by its network has come to watch. */
export function mayShowTour(method: AuthMethod): boolean {
  return method === 'Okta';
}

/** R-SHL-2: steps do not wrap. `next` on the last step ends the tour (null); `back` on the first stays there. */
export function tourStep(current: number, move: 'next' | 'back', count: number): number | null {
  if (move === 'back') return Math.max(0, current - 1);
  return current + 1 >= count ? null : current + 1;
}
