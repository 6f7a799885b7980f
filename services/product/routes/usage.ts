/** POST /api/usage, sent by browsers, and POST /internal/usage, by the gateway: use is counted, and nothing waits for it. */
import {
  MOST_SERVED,
  SERVED_PAGES_PATH,
  servedPagesSchema,
  toldUsesSchema,
  type ToldUse,
} from '@/lib/contracts/usage/usage';
import { isSearch } from '@/lib/domain/usage/actions';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http';
import type { ProductContext } from '../context';
import { operation } from '@/services/common/operations/operation';
import { count, limits } from '../reports/rate-limit';
import { shownItems } from '../catalogue/access';
import { usageVisitorOf } from '../usage/visitor';
import type { Visitor } from '../viewer/visitors';

/** Bytes for one page in the gateway's message; most addresses and agents are far shorter. */
const PAGE_BYTES = 4_096;
/** Actions that are possible only for someone who may open the item. */
const NEEDS_GRANT: ReadonlySet<ToldUse['action']> = new Set(['play', 'read', 'download']);

export function registerUsage(app: Server, context: ProductContext): void {
  const { db, visitors, usage, usedItems, now } = context;

  const usedBy = ({ viewer }: Visitor) => {
    const shown = shownItems(context, viewer);
    return (id: string) => (shown(id) === null ? null : usedItems.byId(id));
  };

  app.post(
    '/api/usage',
    {
      schema: { body: toldUsesSchema },
      ...operation('tellUse', 'What somebody did, for the figures of use', 'viewer', {
        refusals: ['RATE_LIMITED'],
        shown: { body: toldUsesSchema, status: 204 },
      }),
    },
    async (request, reply) => {
      const asked = await visitors.of(request);
      await count(db, [{ limit: limits.analytics, subject: asked.address }], now());
      const visitor = usageVisitorOf(asked, request);
      const used = usedBy(asked);
      for (const { action, contentId, part, term } of request.body.uses) {
        const item = contentId === undefined ? null : used(contentId);
        if (isSearch(action) ? item !== null : item === null) continue;
        if (NEEDS_GRANT.has(action) && !visitor.entitled) continue;
        const more = { ...(part === undefined ? {} : { part }), ...(term === undefined ? {} : { term }) };
        usage.add({ at: now(), visitor, action, item, ...more });
      }
      return reply.status(204).send();
    },
  );

  app.post(
    SERVED_PAGES_PATH,
    { schema: { body: servedPagesSchema, hide: true }, bodyLimit: MOST_SERVED * PAGE_BYTES },
    async (request, reply) => {
      if (!(await visitors.isOurs(request))) throw new ServiceError('NOT_FOUND', 'No such path');
      const { pages, lost = [] } = request.body;
      for (const day of lost) usage.countLost(day);
      for (const { at, item, ...visitor } of pages) {
        if (item === null) usage.add({ at, visitor, action: 'search', item: null });
        else {
          const used = usedItems.bySlug(...item);
          if (used) usage.add({ at, visitor, action: 'view', item: used });
        }
      }
      return reply.status(204).send();
    },
  );
}
