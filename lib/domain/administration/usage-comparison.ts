/** Compares this month and term with as much of the previous ones. Pure; months are oldest first, the current one last. */
import type { AdminUsage, UsageFigures } from '@/lib/contracts/administration/overview';

type Month = AdminUsage['months'][number];

/** The school year has three terms, which begin in September, January and May. */
const TERM_MONTHS = 4;
const FIRST_MONTH = 9;
const YEAR = 12;

const nothing: UsageFigures = { views: 0, uses: 0, searches: 0, denials: 0 };

const sumOf = (months: readonly Month[]): UsageFigures =>
  months.reduce(
    (sum, { views, uses, searches, denials }) => ({
      views: sum.views + views,
      uses: sum.uses + uses,
      searches: sum.searches + searches,
      denials: sum.denials + denials,
    }),
    nothing,
  );

/** Number of months of the term before this one, 0 to 3. @param month yyyy-mm */
const placeInTerm = (month: string) => (Number(month.slice(5, 7)) + YEAR - FIRST_MONTH) % TERM_MONTHS;

export interface Comparison {
  now: UsageFigures;
  before: UsageFigures;
}

/** This month so far beside the same days of the last one; null if those are not known. */
export const monthComparison = ({
  months,
  lastMonth,
}: Pick<AdminUsage, 'months' | 'lastMonth'>): Comparison | null =>
  lastMonth && { now: sumOf(months.slice(-1)), before: lastMonth };

/**
 * The months of this term that are over beside as many of the last one: days of the last term are no longer kept. Null in the
 * first month of a term.
 */
export function termComparison(months: readonly Month[]): (Comparison & { count: number }) | null {
  const running = months.at(-1);
  const count = running ? placeInTerm(running.month) : 0;
  if (count === 0) return null;
  const from = months.length - 1 - count;
  const start = from - TERM_MONTHS;
  return {
    count,
    now: sumOf(months.slice(from, -1)),
    before: sumOf(months.slice(Math.max(0, start), Math.max(0, start + count))),
  };
}

/** Change in whole per cent; null if the previous figure is 0. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
