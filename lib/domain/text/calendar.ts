/** Calendar arithmetic in UTC, the same in every browser and server. Pure. */
import { languageOfCountry } from './language-of-country';

export const DAY_MS = 86_400_000;

/** The UTC day of a time in epoch ms, as `2026-02-28`. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * Adds calendar months at the same time of day, clamped to the last day of the target month: 31 January plus one month is
 * 28 February (R-SUR-12). `months` may be negative.
 */
export function addMonths(date: Date, months: number): Date {
  const first = new Date(date);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return first;
}

/** Whether a day such as `2026-02-28` is in the calendar: V8 would read 30 February as 2 March. */
export function isDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && utcDay(midnight) === day;
}

/** Start of the UTC day, epoch ms. */
function startOfDay(date: Date): number {
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** Whole days from one UTC date to another; negative if `to` is earlier. */
export function daysBetween(from: Date, to: Date): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);
}

/**
 * R-SHL-11: 20 March 2026, or March 20, 2026 for the USA.
 *
 * @param timeZone IANA name; undefined is the time zone of the device
 */
export function dayIn(timeZone: string | undefined, date: Date, country: string | null): string {
  return new Intl.DateTimeFormat(languageOfCountry(country), { dateStyle: 'long', timeZone }).format(date);
}

/** R-SHL-11, R-OPEN-8: 20 March 2026, or March 20, 2026 for the USA. Uses the date in UTC. */
export const longDate = (date: Date, country: string | null): string => dayIn('UTC', date, country);

/** `2026-03` as March 2026, or Mar 26 if short. The same in British and American English. */
export function monthName(month: string, style: 'long' | 'short' = 'long'): string {
  const year = style === 'long' ? 'numeric' : '2-digit';
  const words = new Intl.DateTimeFormat('en-GB', { month: style, year, timeZone: 'UTC' });
  return words.format(new Date(`${month}-01`));
}

/** Reads the value of a `datetime-local` field (`2026-12-01T09:30`) as UTC; null if it is invalid. */
export function inUtc(value: string): Date | null {
  const at = new Date(`${value}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** 20 March 2026 at 14:30, in the time zone of the device. Browser only: a server is in another time zone. */
export function dayAndTime(date: Date, country: string | null): string {
  const format = new Intl.DateTimeFormat(languageOfCountry(country), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return format.format(date);
}
