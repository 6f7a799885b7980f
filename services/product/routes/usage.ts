/** POST /api/usage, sent by browsers, and POST /internal/usage, by the gateway: use is counted, and no visitor waits for it. */
import type { FastifyRequest } from 'fastify';
import {
  MOST_SERVED,
  SERVED_PAGES_PATH,
  servedPagesSchema,
  toldUsesSchema,
  type ToldUse,
  type UsageVisitor,
} from '@/lib/contracts/usage/usage';
import { utcDay } from '@/lib/domain/text/calendar';
import { isSearch } from '@/lib/domain/usage/actions';
import { canPlay } from '@/lib/domain/visibility/entitlement';
import { siteNetwork, subscriberNetwork } from '@/lib/platform/network/subscriber';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../context';
import { limitStored } from '../limits/counting';
import { dayQuotas, rateLimits } from '../limits/limits';
import { operation } from '@/services/common/operations/operation';
import { shownItems } from '../catalogue/access';
import { admittedEntry } from '../class/admission';
import { actionOf } from '../usage/action-of';
import type { Use } from '../usage/events';
import { countServed } from '../usage/served-pages';
import { usageVisitorOf } from '../usage/visitor';
import type { Visitor } from '../visitors';

/** Bytes for one page in the gateway's message; most addresses and agents are far shorter. */
const PAGE_BYTES = 4_096;
/** Actions that are possible only for someone who may open the item. */
const NEEDS_GRANT: ReadonlySet<ToldUse['action']> = new Set(['play', 'read', 'download']);

/** Whose a use is, and which item's; null: of nothing that is shown to them. */
type Subject = Pick<Use, 'visitor' | 'item'> | null;

/**
 * A use in a class is of the organisation that opened the list, whose subscription allows it, wherever the class is. Null for what
 * is not opened to it; `unknown` while that cannot be found out.
 */
async function classSubject(
  context: ProductContext,
  request: FastifyRequest,
  visitor: UsageVisitor,
  asked: Parameters<typeof admittedEntry>[2],
): Promise<Subject | 'unknown'> {
  try {
    const { item, viewer, opening } = await admittedEntry(context, request, asked);
    const { organisationId } = opening;
    return {
      visitor: { ...visitor, organisationId, entitled: canPlay(viewer).allowed },
      item: context.usedItems.byId(item.id),
    };
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'NOT_FOUND') return null;
    context.log.warn({ err: error }, 'use in a class is lost: whose it is could not be found out');
    return 'unknown';
  }
}

/** Finds whose the uses of a message are; an entry of a class is looked up once, though much is done with it. */
function subjects(
  context: ProductContext,
  { viewer }: Visitor,
  request: FastifyRequest,
  visitor: UsageVisitor,
): (use: ToldUse) => Subject | Promise<Subject | 'unknown'> {
  const shown = shownItems(context, viewer);
  const inClasses = new Map<string, Promise<Subject | 'unknown'>>();
  return ({ contentId, class: entered }) => {
    if (contentId === undefined) return { visitor, item: null };
    if (!entered)
      return shown(contentId) === null ? null : { visitor, item: context.usedItems.byId(contentId) };
    const key = JSON.stringify([contentId, entered]);
    const known = inClasses.get(key) ?? classSubject(context, request, visitor, { contentId, ...entered });
    inClasses.set(key, known);
    return known;
  };
}

/** The uses that count: of items that are shown to the visitor or opened to their class, or searches. */
async function countedUses(
  context: ProductContext,
  told: ToldUse[],
  subjectOf: ReturnType<typeof subjects>,
): Promise<Use[]> {
  const counted = ({ action, part, term }: ToldUse, subject: Subject): Use[] => {
    if (subject === null || isSearch(action) !== (subject.item === null)) return [];
    if (NEEDS_GRANT.has(action) && !subject.visitor.entitled) return [];
    const more = { ...(part === undefined ? {} : { part }), ...(term === undefined ? {} : { term }) };
    return [
      { at: context.now(), ...subject, action: actionOf(action, subject.item, subject.visitor), ...more },
    ];
  };
  const uses: Use[] = [];
  // One after another: a browser tells one at a time, and a message of many may not take many connections at once.
  for (const use of told) {
    const subject = await subjectOf(use);
    // The day's figures are incomplete then.
    if (subject === 'unknown') context.usage.countLost({ day: utcDay(context.now()), uses: 1 });
    else uses.push(...counted(use, subject));
  }
  return uses;
}

/**
 * Whether what a browser tells is within the day's quotas, before anything of it is looked up. Nobody reaches them by using the
 * library: what comes beyond is a program's, which is not counted, like what robots do (contract library-standards §1.2). Throws
 * RATE_LIMITED for too many messages.
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

/** Counts what a browser tells; nothing of robots and staff, whose messages are limited all the same. */
async function countTold(context: ProductContext, request: FastifyRequest, told: ToldUse[]): Promise<void> {
  const { visitors, usage } = context;
  const asked = await visitors.of(request);
  const visitor = usageVisitorOf(asked, request);
  const isCounted = usage.counts(visitor);
  if (!(await isWithinQuotas(context, asked, isCounted ? told.length : 0)) || !isCounted) return;
  const uses = await countedUses(context, told, subjects(context, asked, request, visitor));
  for (const use of uses) usage.add(use);
}

export function registerUsage(app: Server, context: ProductContext): void {
  const { visitors, usage } = context;

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
      await countTold(context, request, request.body.uses);
      return reply.status(204).send();
    },
  );

  app.post(
    SERVED_PAGES_PATH,
    { schema: { body: servedPagesSchema }, bodyLimit: MOST_SERVED * PAGE_BYTES },
    async (request, reply) => {
      if (!(await visitors.isOurs(request))) throw new ServiceError('NOT_FOUND', 'No such path');
      const { pages, lost = [] } = request.body;
      for (const day of lost) usage.countLost(day);
      await countServed(context, pages);
      return reply.status(204).send();
    },
  );
}
