/** How much of each item a listing carries: `Prefer: return=minimal` (RFC 7240) asks for what a card shows. */
import { z } from 'zod';
import { CARDS_PREFERENCE } from '@/lib/contracts/listing/query-names';
import type { ItemShape } from '../catalogue/item-json';

/** Preferences are separated by commas, and may have parameters after a semicolon; unknown ones are ignored. */
export function shapeOf(prefer: string | string[] | undefined): ItemShape {
  const wishes = [prefer ?? []].flat().flatMap((value) => value.split(','));
  const isWished = wishes.some(
    (wish) => wish.split(';')[0]?.replace(/[\s"]/g, '').toLowerCase() === CARDS_PREFERENCE,
  );
  return isWished ? 'card' : 'whole';
}

/** Only describes the header in the API documentation; other headers are let through. */
export const preferenceSchema = z.looseObject({
  prefer: z.string().optional().describe('`return=minimal`: of each item only what a card shows'),
});
