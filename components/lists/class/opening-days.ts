/** From when until when a class is let in. */
import { LONGEST_OPENING_DAYS } from '@/lib/contracts/personal/list-limits';
import { deviceDay } from '@/lib/browser/today';

export const DAY_MS = 24 * 60 * 60_000;

/** The days on which a class is let in, `YYYY-MM-DD` of this device. */
export interface Days {
  from: string;
  until: string;
}

export const dayOf = (at: number) => deviceDay(new Date(at));

/** From the start of the first day (or now, if that is today) to the end of the last day, in local time. */
export function datesOf({ from, until }: Days) {
  const opensAt = Math.max(Date.parse(`${from}T00:00:00`), Date.now() - 1_000);
  const closesAt = Math.min(Date.parse(`${until}T23:59:00`), opensAt + LONGEST_OPENING_DAYS * DAY_MS);
  return { opensAt: new Date(opensAt).toISOString(), closesAt: new Date(closesAt).toISOString() };
}
