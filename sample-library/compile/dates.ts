/** Days on which entries were published: decided by their ids, so that no compilation differs from another. */
import { numberFrom } from './chance';

const FIRST_DAY = Date.UTC(2021, 8, 1);
const DAYS = 1_760;
const DAY_MS = 86_400_000;
const ISO_DAY_LENGTH = 10;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, ISO_DAY_LENGTH);

/** ISO day between September 2021 and June 2026. */
export function dateOf(id: string): string {
  return isoDay(FIRST_DAY + (numberFrom(`published ${id}`) % DAYS) * DAY_MS);
}

/** ISO day within the given years, both included: the date of a staging, a conversation, a guide. */
export function dayBetween(text: string, firstYear: number, lastYear: number): string {
  const start = Date.UTC(firstYear, 0, 1);
  const days = Math.floor((Date.UTC(lastYear + 1, 0, 1) - start) / DAY_MS);
  return isoDay(start + (numberFrom(`day ${text}`) % days) * DAY_MS);
}
