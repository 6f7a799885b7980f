/** POST /api/usage, sent by browsers, and POST /internal/usage, by the gateway: use is counted, and nothing waits for it. */
import type { FastifyRequest } from 'fastify';
import {
  MOST_SERVED,
  SERVED_PAGES_PATH,
  servedPagesSchema,
  toldUsesSchema,
  type ToldUse,
} from '@/lib/contracts/usage/usage';
import { utcDay } from '@/lib/domain/text/calendar';
import { isSearch } from '@/lib/domain/usage/actions';
import { subscriberNetwork } from '@/lib/platform/network/subscriber';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http';
import type { ProductContext } from '../context';
import { operation } from '@/services/common/operations/operation';
import { count, hasRoom, limits } from '../reports/rate-limit';
import { shownItems } from '../catalogue/access';
import type { Use } from '../usage/events';
import { usageVisitorOf } from '../usage/visitor';
import type { Visitor } from '../viewer/visitors';

/** Bytes for one page in the gateway's message; most addresses and agents are far shorter. */
const PAGE_BYTES = 4_096;
/** Actions that are possible only for someone who may open the item. */
const NEEDS_GRANT: ReadonlySet<ToldUse['action']> = new Set(['play', 'read', 'download']);

/** The uses that count: of items that are shown to the visitor, or searches. */
function countedUses(
  context: ProductContext,
  asked: Visitor,
  request: FastifyRequest,
  told: ToldUse[],
): Use[] {
  const { usedItems, now } = context;
  const visitor = usageVisitorOf(asked, request);
  const shown = shownItems(context, asked.viewer);
  const used = (id: string) => (shown(id) === null ? null : usedItems.byId(id));
  return told.flatMap(({ action, contentId, part, term }) => {
    const item = contentId === undefined ? null : used(contentId);
    if (isSearch(action) ? item !== null : item === null) return [];
    if (NEEDS_GRANT.has(action) && !visitor.entitled) return [];
    const more = { ...(part === undefined ? {} : { part }), ...(term === undefined ? {} : { term }) };
    return [{ at: now(), visitor, action, item, ...more }];
  });
}

/**
 * Adds what a browser tells. What comes beyond a day's share of an organisation is left out of its reports, which then say that they
 * are incomplete; of everybody else nothing is in a report.
 */
async function addTold(
  { db, usage, now, log }: ProductContext,
  { viewer: { organisationId }, address }: Visitor,
  uses: readonly Use[],
): Promise<void> {
  const by = uses.length;
  if (by === 0) return;
  const shares = [
    { limit: limits.usageOfAddress, subject: subscriberNetwork(address), by },
    organisationId === null
      ? { limit: limits.usageOfNobody, subject: '', by }
      : { limit: limits.usageOfOrganisation, subject: organisationId, by },
  ];
  if (await hasRoom(db, shares, { now: now(), log })) for (const use of uses) usage.add(use);
  else if (organisationId !== null) usage.countLost({ day: utcDay(now()), uses: by });
}

export function registerUsage(app: Server, context: ProductContext): void {
  const { db, visitors, usage, usedItems, now } = context;

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
      await count(db, [{ limit: limits.analytics, subject: subscriberNetwork(asked.address) }], now());
      await addTold(context, asked, countedUses(context, asked, request, request.body.uses));
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
