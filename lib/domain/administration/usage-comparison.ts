/** Compares this month and term with the previous ones. Pure; months are oldest first, the current one last. */
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

export interface UsageComparison {
  month: Comparison;
  term: Comparison;
}

/** Compares the figures so far with the whole previous month and term; the screen says so. */
export function comparisonOf(months: readonly Month[]): UsageComparison {
  const running = months.at(-1);
  const inTerm = running ? placeInTerm(running.month) + 1 : 0;
  const last = (count: number, from: number) =>
    months.slice(Math.max(0, months.length - from - count), Math.max(0, months.length - from));
  return {
    month: { now: sumOf(last(1, 0)), before: sumOf(last(1, 1)) },
    term: { now: sumOf(last(inTerm, 0)), before: sumOf(last(TERM_MONTHS, inTerm)) },
  };
}

/** Change in whole per cent; null if the previous figure is 0. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
