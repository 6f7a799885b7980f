import type { ListingState } from '@/lib/domain/listing/address';
import { grouped } from '@/lib/domain/text/numbers';

/** `1 result`, `1,204 results for “lear”`. */
export function countWords(total: number, { q }: Pick<ListingState, 'q'>): string {
  const count = `${grouped(total)} ${total === 1 ? 'result' : 'results'}`;
  return q ? `${count} for “${q}”` : count;
}
