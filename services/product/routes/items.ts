/** GET /api/items?id= : items by id in the requested order; items that are hidden or do not exist are left out. */
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { itemsQuerySchema, itemsResponseSchema } from '@/lib/contracts/catalogue/items';
import { MOST_ITEMS } from '@/lib/contracts/catalogue/most-items';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import { ServiceError } from '@/lib/platform/service-error';
import { itemsFor } from '../catalogue/access';
import { itemJson } from '../catalogue/item-json';
import type { ProductContext } from '../context';
import { audienceOf, listOf } from '../listing/query';
import { sendJson } from './send-json';

export function registerItems(app: Server, { catalogue, audiences, visitors }: ProductContext): void {
  app.get(
    '/api/items',
    {
      schema: { querystring: itemsQuerySchema },
      ...operation('listItems', 'Items by id, in the order asked for', 'viewer', {
        shown: { answer: itemsResponseSchema },
      }),
    },
    async (request, reply) => {
      const { id, ...given } = request.query;
      const ids = listOf(id);
      if (ids.length > MOST_ITEMS)
        throw new ServiceError('VALIDATION_FAILED', `id must name at most ${MOST_ITEMS} items`);
      const { viewer } = await visitors.of(request);
      const audience = audiences.of(audienceOf(viewer, given));
      const itemOf = itemsFor(catalogue, audience);
      const items = ids.flatMap((one) => itemOf(one) ?? []).map((item) => itemJson(item, audience));
      reply.header('Cache-Control', cachePolicy.viewer);
      return sendJson(reply, `{"items":[${items.join()}]}`);
    },
  );
}
