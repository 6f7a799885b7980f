/** POST /api/usage, sent by browsers, and POST /internal/usage, by the gateway: use is counted, and nothing waits for it. */
import type { FastifyRequest } from 'fastify';
import {
  MOST_SERVED,
  SERVED_PAGES_PATH,
  servedPagesSchema,
  toldUsesSchema,
  type ToldUse,
  type UsageAction,
  type UsageVisitor,
} from '@/lib/contracts/usage/usage';
import { isSearch } from '@/lib/domain/usage/actions';
import { siteNetwork, subscriberNetwork } from '@/lib/platform/network/subscriber';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../context';
import { limitStored } from '../limits/counting';
import { dayQuotas, rateLimits } from '../limits/limits';
import { operation } from '@/services/common/operations/operation';
import { shownItems } from '../catalogue/access';
import type { Use } from '../usage/events';
import type { UsedItem } from '../usage/items';
import { usageVisitorOf } from '../usage/visitor';
import type { Visitor } from '../viewer/visitors';

/** Bytes for one page in the gateway's message; most addresses and agents are far shorter. */
const PAGE_BYTES = 4_096;
/** Actions that are possible only for someone who may open the item. */
const NEEDS_GRANT: ReadonlySet<ToldUse['action']> = new Set(['play', 'read', 'download']);

/** A training module's page is its content, which somebody who may take it is then given: a request (decision 0097). */
const actionOf = (action: UsageAction, item: UsedItem | null, { entitled }: UsageVisitor): UsageAction =>
  action === 'view' && entitled && item?.dataType === 'Interactive_Resource' ? 'read' : action;

/** The uses that count: of items that are shown to the visitor, or searches; none of robots and staff. */
function countedUses(
  context: ProductContext,
  asked: Visitor,
  request: FastifyRequest,
  told: ToldUse[],
): Use[] {
  const { usage, usedItems, now } = context;
  const visitor = usageVisitorOf(asked, request);
  if (!usage.counts(visitor)) return [];
  const shown = shownItems(context, asked.viewer);
  const used = (id: string) => (shown(id) === null ? null : usedItems.byId(id));
  return told.flatMap(({ action, contentId, part, term }) => {
    const item = contentId === undefined ? null : used(contentId);
    if (isSearch(action) ? item !== null : item === null) return [];
    if (NEEDS_GRANT.has(action) && !visitor.entitled) return [];
    const more = { ...(part === undefined ? {} : { part }), ...(term === undefined ? {} : { term }) };
    return [{ at: now(), visitor, action: actionOf(action, item, visitor), item, ...more }];
  });
}

/**
 * Whether what a browser tells is within the day's quotas. Nobody reaches them by using the library: what comes beyond is a program's,
 * which is not counted, like what robots do (contract library-standards §1.2).
 */
function isWithinQuotas(
  { db, now, log }: ProductContext,
  { viewer: { organisationId }, address }: Visitor,
  rows: number,
): Promise<boolean> {
  const isOpen = organisationId === null;
  const ofSite = isOpen ? dayQuotas.usageOfOpenSite : dayQuotas.usageOfSite;
  const ofAll = isOpen ? [{ quota: dayQuotas.usageOfOpen, subject: '', rows }] : [];
  return limitStored(
    db,
    [{ limit: rateLimits.batchesOfNetwork, subject: subscriberNetwork(address) }],
    [{ quota: ofSite, subject: siteNetwork(address), rows }, ...ofAll],
    { now: now(), log },
  );
}

export function registerUsage(app: Server, context: ProductContext): void {
  const { visitors, usage, usedItems } = context;

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
      const uses = countedUses(context, asked, request, request.body.uses);
      if (await isWithinQuotas(context, asked, uses.length)) for (const use of uses) usage.add(use);
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
      for (const { id, at, item, ...visitor } of pages) {
        const seen = { id, at, visitor };
        if (item === null) usage.add({ ...seen, action: 'search', item: null });
        else {
          const used = usedItems.bySlug(...item);
          if (used) usage.add({ ...seen, action: actionOf('view', used, visitor), item: used });
        }
      }
      return reply.status(204).send();
    },
  );
}
