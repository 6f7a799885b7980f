/** Months in the format of COUNTER: `yyyy-mm`, UTC. Pure. */

const DATE = /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-(\d{2}))?$/;

export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** The month `count` months later. */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count, 1)));
}

export const firstDay = (month: string): string => `${month}-01`;

export const lastDay = (month: string): string =>
  new Date(Date.parse(firstDay(monthAfter(month))) - 1).toISOString().slice(0, 10);

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/**
 * Both ends included; empty when `last` is before `first`. Counted, not compared: the month after December 9999 has a longer
 * year and sorts before it.
 */
export const monthsBetween = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, monthNumber(last) - monthNumber(first) + 1) }, (_, count) =>
    monthAfter(first, count),
  );

/** The month of a date argument; null unless it is a month, or the first or last day of one (as `end` says). */
export function monthOfDate(text: string, end: 'first' | 'last'): string | null {
  const [, month, day] = DATE.exec(text) ?? [];
  if (month === undefined) return null;
  const wanted = end === 'first' ? firstDay(month) : lastDay(month);
  return day === undefined || `${month}-${day}` === wanted ? month : null;
}

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Sep-2026`, always in English. */
export const monthHeading = (month: string): string =>
  `${NAMES[Number(month.slice(5)) - 1] ?? ''}-${month.slice(0, 4)}`;
