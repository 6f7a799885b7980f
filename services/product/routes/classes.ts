/** Lists opened to classes: /api/class-openings for their teacher, /api/class for people who enter by a code or link. */
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import {
  classKey,
  classListSchema,
  codeSchema,
  enteredSchema,
  newOpeningSchema,
  openingSchema,
  openingsQuerySchema,
  openingsSchema,
  openingStateSchema,
} from '@/lib/contracts/personal/class';
import { LONGEST_OPENING_DAYS } from '@/lib/contracts/personal/list-limits';
import { type ListViewer, mayChange } from '@/lib/domain/lists/access';
import { isOpenAt } from '@/lib/domain/visibility/class-grant';
import { subscriberNetwork } from '@/lib/platform/network/subscriber';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { notShown } from '../catalogue/access';
import { admission, shownEntries } from '../class/admission';
import { enterByCode } from '../class/enter';
import {
  closeOpenings,
  countOpened,
  makeOpening,
  openingByKey,
  openingJson,
  openingsOf,
} from '../class/openings';
import type { ProductContext } from '../context';
import { limitCall } from '../limits/counting';
import { rateLimits } from '../limits/limits';
import { readableList } from '../lists/lists';
import { shownToClass } from '../lists/shown';
import { signedInListViewer } from '../lists/viewer';
import { operation } from '@/services/common/operations/operation';
import { uuid } from '@/lib/contracts/http/ids';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { sendJson } from './send-json';

const pathSchema = z.object({ id: uuid });

/** Dates of an opening; throws VALIDATION_FAILED. */
function datesOf({ opensAt, closesAt }: { opensAt: string; closesAt: string }) {
  const [from, until] = [new Date(opensAt), new Date(closesAt)];
  const days = (until.getTime() - from.getTime()) / DAY_MS;
  if (days <= 0 || days > LONGEST_OPENING_DAYS)
    throw new ServiceError('VALIDATION_FAILED', `A class is open for at most ${LONGEST_OPENING_DAYS} days`);
  return { opensAt: from, closesAt: until };
}

function registerTeaching(app: Server, { db, visitors, now }: ProductContext): void {
  /** Throws unless the viewer may change the list. */
  const requireOwn = async (id: string, viewer: ListViewer) => {
    if (!mayChange(await readableList(db, id, viewer), viewer))
      throw new ServiceError('FORBIDDEN', 'This list belongs to someone else');
  };
  app.post(
    '/api/class-openings',
    {
      schema: { body: newOpeningSchema, response: { 200: openingSchema } },
      ...operation('openToClass', 'Opens a list to a class', 'person', {
        refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
      }),
    },
    async (request) => {
      const viewer = await signedInListViewer(visitors, request);
      const { userId, organisationId } = viewer;
      if (organisationId === null)
        throw new ServiceError('FORBIDDEN', 'Only organisations open lists to classes');
      const { id, listId } = request.body;
      await requireOwn(listId, viewer);
      return openingJson(
        await makeOpening(db, { id, listId, userId, organisationId, ...datesOf(request.body) }),
      );
    },
  );
  app.get(
    '/api/class-openings',
    {
      schema: { querystring: openingsQuerySchema, response: { 200: openingsSchema } },
      ...operation('listClassOpenings', 'Openings of a list, with how often what was opened', 'person', {
        refusals: ['FORBIDDEN', 'NOT_FOUND'],
      }),
    },
    async (request) => {
      await requireOwn(request.query.listId, await signedInListViewer(visitors, request));
      return { openings: (await openingsOf(db, { list_id: request.query.listId })).map(openingJson) };
    },
  );
  app.post(
    '/api/class-openings/:id/closing',
    {
      schema: { params: pathSchema, response: { 200: openingStateSchema } },
      ...operation('closeToClass', 'Ends an opening; nobody is let in from then on', 'person', {
        refusals: ['FORBIDDEN', 'NOT_FOUND'],
      }),
    },
    async (request) => {
      const viewer = await signedInListViewer(visitors, request);
      const opening = await openingByKey(db, request.params.id);
      if (!opening) throw notShown();
      await requireOwn(opening.listId, viewer);
      await closeOpenings(db, { id: opening.id }, new Date(now()));
      return { open: false };
    },
  );
}

function registerAttending(app: Server, { db, visitors, now }: ProductContext): void {
  app.get(
    '/api/class-openings/:id/state',
    {
      schema: { params: pathSchema, response: { 200: openingStateSchema } },
      ...operation('readClassState', 'Whether a class is let in at this moment', 'anyone'),
    },
    async (request, reply) => {
      const opening = await openingByKey(db, request.params.id);
      reply.header('Cache-Control', cachePolicy.moment);
      return { open: opening !== null && isOpenAt(opening, now()) };
    },
  );
  app.post(
    '/api/class/entries',
    {
      schema: { body: codeSchema, response: { 200: enteredSchema } },
      ...operation('enterClass', 'What a code opens, in the organisation’s own network', 'viewer', {
        refusals: ['NOT_FOUND', 'RATE_LIMITED'],
      }),
    },
    async (request) => {
      const { viewer, address } = await visitors.of(request);
      const { id } = await enterByCode(db, request.body.code, { viewer, address, now: now() });
      return { key: id };
    },
  );
}

function registerClassList(app: Server, context: ProductContext): void {
  app.get(
    '/api/class/:key',
    {
      schema: { params: z.object({ key: classKey }) },
      ...operation(
        'readClassList',
        'The list of a class, as its organisation and that of the visitor are shown it',
        'viewer',
        {
          refusals: ['NOT_FOUND'],
          shown: { answer: classListSchema },
        },
      ),
    },
    async (request, reply) => {
      const admitted = await admission(context, request, request.params.key);
      const { opening, list, viewer } = admitted;
      const entries = shownEntries(context, admitted).map(({ entry, item }) => shownToClass(entry, item));
      const { organisationName: organisation } = viewer;
      const closesAt = new Date(opening.closesAt).toISOString();
      const facts = JSON.stringify({ id: opening.id, name: list.name, organisation, closesAt });
      reply.header('Cache-Control', cachePolicy.person);
      return sendJson(reply, `${facts.slice(0, -1)},"entries":[${entries.join()}]}`);
    },
  );
  app.post(
    '/api/class/:key/visits',
    {
      schema: { params: z.object({ key: classKey }), response: { 200: openingStateSchema } },
      ...operation('countClassVisit', 'Counts that the list was opened on a screen', 'viewer', {
        refusals: ['NOT_FOUND', 'RATE_LIMITED'],
      }),
    },
    async (request) => {
      const { opening } = await admission(context, request, request.params.key);
      const { db, visitors, now } = context;
      const subject = `${opening.id} ${subscriberNetwork(await visitors.addressOf(request))}`;
      await limitCall(db, { limit: rateLimits.visitsOfClass, subject }, now());
      await countOpened(db, opening.id);
      return { open: true };
    },
  );
}

export function registerClasses(app: Server, context: ProductContext): void {
  registerTeaching(app, context);
  registerAttending(app, context);
  registerClassList(app, context);
}
