/** How much of each item a listing carries: `Prefer: return=minimal` (RFC 7240) asks for what a card shows. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CARDS_PREFERENCE } from '@/lib/contracts/listing/query-names';
import { varyBy } from '@/services/common/http/vary';
import type { ItemShape } from '../catalogue/item-json';

/**
 * What a request prefers; the answer says that it depends on this, and whether it was followed. Preferences are separated by
 * commas, and may have parameters after a semicolon; unknown ones are ignored.
 */
export function shapeOf({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): ItemShape {
  const wishes = [headers.prefer ?? []].flat().flatMap((value) => value.split(','));
  const isWished = wishes.some(
    (wish) => wish.split(';')[0]?.replace(/[\s"]/g, '').toLowerCase() === CARDS_PREFERENCE,
  );
  varyBy(reply, 'Prefer');
  if (!isWished) return 'whole';
  reply.header('Preference-Applied', CARDS_PREFERENCE);
  return 'card';
}

/** Only describes the header in the API documentation; other headers are let through. */
export const preferenceSchema = z.looseObject({
  prefer: z.string().optional().describe('`return=minimal`: of each item only what a card shows'),
});
