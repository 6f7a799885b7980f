/** Years of works and periods, as readers write them. */
import type { CardItem } from '@/lib/contracts/catalogue/card';

/** A year below this one is marked as CE, so that it is not taken for an age or a count. */
const FIRST_UNMARKED_YEAR = 1000;

/** `1601`, `970 CE`, `429 BCE`; negative years are BCE. */
export function yearText(year: number): string {
  if (year < 0) return `${-year} BCE`;
  return year < FIRST_UNMARKED_YEAR ? `${year} CE` : `${year}`;
}

/** The year of an item: that of its date, else of the first performance of a title; null if it has neither. */
export function yearOf({ date, firstPerformed }: Pick<CardItem, 'date' | 'firstPerformed'>): string | null {
  if (date) return date.slice(0, 4);
  return firstPerformed == null ? null : yearText(firstPerformed);
}
