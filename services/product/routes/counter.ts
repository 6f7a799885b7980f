/** The COUNTER 5.1 API: GET below /counter/r51, answered with the standard's own bodies. Everything else is answered 404. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import {
  counterException,
  counterExceptions,
  counterExceptionSchema,
  counterMembersSchema,
  counterReportListSchema,
  counterReportSchema,
  counterStatusSchema,
  reportIds,
  reportKinds,
  type ReportId,
} from '@/lib/contracts/usage/counter';
import { apiErrorBody } from '@/lib/contracts/http/errors';
import { reportJson } from '@/lib/domain/counter/report';
import type { Query } from '@/lib/domain/counter/request';
import { TooBusyError, type FairQueue } from '@/lib/platform/fair-queue';
import { goneOf } from '@/lib/platform/http/gone';
import { subscriberNetwork } from '@/lib/platform/network/subscriber';
import { ServiceError } from '@/lib/platform/service-error';
import { socketAddress, type Server } from '@/services/common/http/http';
import type { ProductContext } from '../context';
import { limitCall } from '../limits/counting';
import { rateLimits } from '../limits/limits';
import { authorise, CounterRefusal, givenKey } from '../counter/access';
import { makeReport } from '../counter/report';
import { operation } from '@/services/common/operations/operation';
import type { LibraryKey } from '../records/keys';
import { sendText } from '../records/send-text';
import { closedMonths } from '../usage/months';

const RETRY_SECONDS = 60;
const BASE = '/counter/r51';
/** RFC 9110 §11.6.1 asks every 401 for a challenge, and none is registered for a key in the address: named as OpenAPI does. */
const CHALLENGE = 'ApiKey realm="Usage reports", in="query", name="api_key"';
const credentialsSchema = z.object({
  customer_id: z.string().optional(),
  api_key: z.string().optional(),
  requestor_id: z.string().optional(),
});
/** For the API documentation: a missing parameter is answered with an exception of the standard. */
const shownCredentials = z.object({
  customer_id: z.string(),
  api_key: z.string(),
  requestor_id: z.string().optional(),
});
const shownDates = shownCredentials.extend({ begin_date: z.string(), end_date: z.string() });

/** Every failure has the standard's body. */
const refused = {
  refusalBody: counterExceptionSchema,
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'],
} as const;

/** A repeated parameter is a list, as with `|`. */
const queryOf = ({ query }: FastifyRequest) => query as Query;
const credentialsOf = (request: FastifyRequest) => credentialsSchema.safeParse(request.query).data ?? {};

function answerRefusal(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof ServiceError && error.code === 'NOT_FOUND')
    return reply.status(404).send(apiErrorBody(error.code, error.message));
  const refusal = error instanceof CounterRefusal ? error : new CounterRefusal(1000);
  const [, status] = counterExceptions[refusal.code];
  if (status === 429 || status === 503) reply.header('Retry-After', RETRY_SECONDS);
  if (status === 401) reply.header('WWW-Authenticate', CHALLENGE);
  return reply.status(status).send(counterException(refusal.code, refusal.data));
}

function refuseBusy(error: unknown): never {
  throw error instanceof TooBusyError ? new CounterRefusal(1010) : error;
}

type Send = (request: FastifyRequest, reply: FastifyReply, body: unknown) => Promise<FastifyReply>;

const send: Send = (request, reply, body) =>
  sendText(
    request,
    reply.header('Cache-Control', cachePolicy.person),
    'application/json; charset=utf-8',
    JSON.stringify(body),
  );

/** A wrong signature of the gateway is refused no otherwise than a wrong key, so it is no fault here. */
const addressOf = (request: FastifyRequest, visitors: ProductContext['visitors']): Promise<string> =>
  visitors.addressOf(request).catch(() => socketAddress(request));

/**
 * Counts a request and returns its key, null where none is known. By key, so that one library's requests do not block another's
 * behind the same address; by address until the key is found, because anybody can make up another.
 */
async function limited(
  request: FastifyRequest,
  { db, visitors, now }: ProductContext,
): Promise<LibraryKey | null> {
  const key = await givenKey(db, credentialsOf(request));
  const call = key
    ? { limit: rateLimits.counterOfKey, subject: `key ${key.id}` }
    : { limit: rateLimits.counterOfNetwork, subject: subscriberNetwork(await addressOf(request, visitors)) };
  await limitCall(db, call, now()).catch((error: unknown) => {
    const isFull = error instanceof ServiceError && error.code === 'RATE_LIMITED';
    throw isFull ? new CounterRefusal(1020, `${call.limit.calls} requests a minute`) : error;
  });
  return key;
}

function addStatus(app: Server, { library }: Pick<ProductContext, 'library'>): void {
  app.get(
    `${BASE}/status`,
    operation('counterStatus', 'COUNTER: whether reports are given', 'anyone', {
      refusalBody: counterExceptionSchema,
      shown: { answer: counterStatusSchema },
    }),
    async (request, reply) =>
      send(request, reply, [
        {
          Description: `Usage reports of ${library.name}`,
          Service_Active: true,
          Registry_Record: library.registryRecord,
        },
      ]),
  );
}

function addReportList(app: Server, context: ProductContext): void {
  const { db, customers } = context;
  app.get(
    `${BASE}/reports`,
    operation('counterReports', 'COUNTER: the reports of a customer', 'key', {
      ...refused,
      shown: { querystring: shownCredentials, answer: counterReportListSchema },
    }),
    async (request, reply) => {
      const key = await limited(request, context);
      await authorise(credentialsOf(request), key, customers);
      const closed = await closedMonths(db);
      const [first, last] = [closed[0]?.month, closed.at(-1)?.month];
      const available = { First_Month_Available: first, Last_Month_Available: last };
      const reports = reportIds.map((id) => ({
        Report_Name: reportKinds[id].name,
        Report_ID: id,
        Release: '5.1',
        Report_Description: reportKinds[id].description,
        Path: `/r51/reports/${id.toLowerCase()}`,
        ...available,
      }));
      return send(request, reply, first === undefined ? [] : reports);
    },
  );
}

function addMembers(app: Server, context: ProductContext): void {
  const { library, customers } = context;
  app.get(
    `${BASE}/members`,
    operation('counterMembers', 'COUNTER: the organisations whose reports a key may read', 'key', {
      ...refused,
      shown: { querystring: shownCredentials, answer: counterMembersSchema },
    }),
    async (request, reply) => {
      const given = await limited(request, context);
      const { key, organisation } = await authorise(credentialsOf(request), given, customers);
      const all = key.company_id === null ? [organisation] : await customers.organisationsOf(key.company_id);
      const members = all.map(({ id, name }) => ({
        Customer_ID: id,
        Institution_Name: name,
        Institution_ID: { Proprietary: [`${library.platformId}:${id}`] },
      }));
      return send(request, reply, members);
    },
  );
}

function addReport(app: Server, id: ReportId, context: ProductContext, queue: FairQueue): void {
  const { db, library, customers, now } = context;
  app.get(
    `${BASE}/reports/${id.toLowerCase()}`,
    operation(`counter${id.replace('_', '')}`, `COUNTER: ${reportKinds[id].name}`, 'key', {
      ...refused,
      shown: { querystring: shownDates, answer: counterReportSchema },
    }),
    async (request, reply) => {
      const key = await limited(request, context);
      const query = queryOf(request);
      const missing = ['begin_date', 'end_date'].filter((name) => !query[name]);
      const { organisation } = await authorise(credentialsOf(request), key, customers, missing);
      const make = () => makeReport(id, query, { db, library, customer: organisation, now: new Date(now()) });
      const asker = { group: organisation.id, gone: goneOf(reply.raw) };
      const made = await queue
        .ask(JSON.stringify([organisation.id, id, query]), make, asker)
        .catch(refuseBusy);
      if (made === null) return reply.hijack();
      if ('refused' in made) throw new CounterRefusal(made.refused, made.data);
      return send(request, reply, reportJson(made));
    },
  );
}

function addCounter(app: Server, context: ProductContext, queue: FairQueue): void {
  app.setErrorHandler((error, request, reply) => {
    const isRefusal = error instanceof ServiceError && error.code !== 'UNAVAILABLE';
    if (!(error instanceof CounterRefusal) && !isRefusal)
      context.log.error({ err: error, route: request.routeOptions.url }, 'unexpected failure');
    return answerRefusal(error, reply);
  });
  addStatus(app, context);
  addReportList(app, context);
  addMembers(app, context);
  for (const id of reportIds) addReport(app, id, context, queue);
  addNothingElse(app);
}

/** The standard requires 404 for a wrong path and a wrong method alike: answered before a body is read. */
function addNothingElse(app: Server): void {
  const notFound = async () => {
    throw new ServiceError('NOT_FOUND', 'No such path');
  };
  const paths = ['status', 'reports', 'members', ...reportIds.map((id) => `reports/${id.toLowerCase()}`)];
  for (const path of paths)
    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url: `${BASE}/${path}`,
      onRequest: notFound,
      handler: notFound,
    });
}

/** In a scope of its own, because its failures have bodies of another contract. */
export async function registerCounter(app: Server, context: ProductContext, queue: FairQueue): Promise<void> {
  await app.register(async (scope) => addCounter(scope as Server, context, queue));
}
