/** The year that stands for an item. */
import type { CardItem } from '@/lib/contracts/catalogue/card';
import { yearText } from '../text/year-text';

/** The year of an item: that of its date, else of the first performance of a title; null if it has neither. */
export function yearOf({ date, firstPerformed }: Pick<CardItem, 'date' | 'firstPerformed'>): string | null {
  if (date) return date.slice(0, 4);
  return firstPerformed == null ? null : yearText(firstPerformed);
}
