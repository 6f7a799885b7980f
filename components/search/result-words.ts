import type { ListingState } from '@/lib/domain/listing/address';
import { grouped } from '@/lib/domain/text/numbers';

/** A search text as a sentence has it: in quotation marks, unless it has its own. */
export const quotedText = (q: string): string => (/^["“]/.test(q) ? q : `“${q}”`);

/** `1 result`, `1,204 results for “lear”`. */
export function countWords(total: number, { q }: Pick<ListingState, 'q'>): string {
  const count = `${grouped(total)} ${total === 1 ? 'result' : 'results'}`;
  return q ? `${count} for ${quotedText(q)}` : count;
}
