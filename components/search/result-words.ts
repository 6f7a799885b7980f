import type { ListingState } from '@/lib/rules/listing-address';

const numbers = new Intl.NumberFormat('en-GB');

/** `1 result`, `1,204 results for “lear”`. */
export function countWords(total: number, { q }: Pick<ListingState, 'q'>): string {
  const count = `${numbers.format(total)} ${total === 1 ? 'result' : 'results'}`;
  return q ? `${count} for “${q}”` : count;
}
