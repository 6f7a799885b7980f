/**
 * How every service creates its HTTP server: request ids, the contract's error body for every failure, /healthz, /readyz and
 * /metrics, and a body limit.
 */
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyRequest,
} from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { apiErrorBody, codeOfStatus, type ErrorCode, statusOfCode } from '@/lib/contracts/http/errors';
import { answerBrokenRequest } from '@/lib/platform/http/broken-request';
import { createLogThrottle } from '@/lib/platform/log/log-throttle';
import { onStop } from '@/lib/platform/on-stop';
import { CustomersError } from '@/lib/platform/customers/http';
import { ServiceError } from '@/lib/platform/service-error';
import { addChallenge } from './challenge';
import { gaveUpWaiting, passesByItself } from '../database/database-failure';
import type { Logger } from '../log';
import { readJsonBodies } from './json-body';
import { addMetrics, metricsAnswer } from './metrics';
import { validatorCompiler } from './validate';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** A dependency that was restarted answers by then. */
export const RETRY_AFTER_SECONDS = 5;
/** More than the schema of any path parameter allows (200 characters): the schema refuses, not the router with a 404. */
const PARAMETER_LIMIT = 1_000;

/** A complete response, ready to be sent. */
export interface WholeAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface ServerOptions {
  log: Logger;
  /** Resolves when every dependency answers; its rejection makes /readyz 503. */
  ready: () => Promise<void>;
  /** The response to a URL that cannot be decoded; null: our own error body. For paths whose body another contract defines. */
  brokenAddressAnswer?: (url: string, requestId: string) => WholeAnswer | null;
}

/** SQLSTATEs of PostgreSQL for U+0000 and unpaired surrogates, as text and inside JSON. */
const UNSTORABLE_TEXT: ReadonlySet<unknown> = new Set(['22021', '22P05']);

/** Fastify's error code for a handler that has timed out. */
const TIME_OVER = 'FST_ERR_HANDLER_TIMEOUT';
const isAway = (error: unknown): boolean =>
  passesByItself(error) || gaveUpWaiting(error) || (error as { code?: unknown } | null)?.code === TIME_OVER;

/** What a caller learns of an error. */
export interface Failure {
  code: ErrorCode;
  message: string;
  details?: unknown;
}

/** Maps any thrown value to a code, a message and details; an unexpected one becomes INTERNAL. */
export function failureOf(error: unknown): Failure {
  // What another system says of itself is for the log alone.
  if (error instanceof CustomersError)
    return { code: error.code, message: 'The customers service cannot be asked now' };
  if (error instanceof ServiceError)
    return { code: error.code, message: error.message, details: error.details };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map((issue) => ({ path: issue.instancePath, message: issue.message }));
    return { code: 'VALIDATION_FAILED', message: details[0]?.message ?? 'The request is not valid', details };
  }
  if (UNSTORABLE_TEXT.has((error as { code?: unknown } | null)?.code)) {
    return { code: 'VALIDATION_FAILED', message: 'A text holds a character that cannot be stored' };
  }
  if (isAway(error)) return { code: 'UNAVAILABLE', message: 'A dependency is not answering' };
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (status < 500) return { code: codeOfStatus(status), message: (error as Error).message };
  return { code: 'INTERNAL', message: 'Something went wrong on our side' };
}

/** `failureOf`, logged where an operator has to know of it: a fault of ours, or a dependency that is away. */
export function loggedFailure({ log, routeOptions }: FastifyRequest, error: unknown): Failure {
  const failure = failureOf(error);
  const told = { err: error, route: routeOptions.url };
  if (failure.code === 'INTERNAL') log.error(told, 'unexpected failure');
  if (failure.code === 'UNAVAILABLE') log.warn(told, 'a dependency is away');
  return failure;
}

function wholeFailure(error: unknown): WholeAnswer {
  const { code, message, details } = failureOf(error);
  const body = Buffer.from(JSON.stringify(apiErrorBody(code, message, details)));
  return { status: statusOfCode[code], headers: { 'Content-Type': 'application/json; charset=utf-8' }, body };
}

/** Stands where Fastify would load its own compilers (113 modules, some 70 ms of a start): the app is given those of zod. */
const neverBuilt = (): never => {
  throw new Error('Schemas are compiled by zod');
};

/** A Fastify instance with what all services share. The caller adds the routes; `startServer` calls `listen`. */
export function createServer({ log, ready, brokenAddressAnswer }: ServerOptions) {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // While it stops, a busy connection gets its last response and is then closed; Fastify's own 503 would follow no contract.
    return503OnClosing: false,
    // A URL that cannot be decoded fails before any hook, and still needs the contract's error body.
    frameworkErrors: (error, request, reply) => {
      const other = brokenAddressAnswer?.(request.raw.url ?? '', request.id);
      const { status, headers, body } = other ?? wholeFailure(error);
      reply.raw.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);
    },
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_LIMIT },
    schemaController: { compilersFactory: { buildValidator: neverBuilt, buildSerializer: neverBuilt } },
  }).withTypeProvider<ZodTypeProvider>();
  // Every body is JSON (415 otherwise); Fastify would read text too.
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addMetrics(app, String(log.bindings().name ?? 'service'));
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    reply.header('X-Content-Type-Options', 'nosniff');
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      reply.header('Retry-After', RETRY_AFTER_SECONDS);
  });
  addChallenge(app);
  app.setErrorHandler((error, request, reply) => {
    const { code, message, details } = loggedFailure(request, error);
    return reply.status(statusOfCode[code]).send(apiErrorBody(code, message, details));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send(apiErrorBody('NOT_FOUND', 'No such path')),
  );
  app.get('/metrics', async (request, reply) => {
    const { type, text } = await metricsAnswer(app, request);
    return reply.type(type).send(text);
  });
  // A launcher asks ten times a second.
  const unready = createLogThrottle();
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await ready();
      return { status: 'ready' };
    } catch (error) {
      const times = unready();
      if (times > 0) log.warn({ err: error, times }, 'not ready');
      return reply.status(503).send(apiErrorBody('UNAVAILABLE', 'A dependency is not answering'));
    }
  });
  return app;
}

export type Server = ReturnType<typeof createServer>;

/** Listens, and when the process is stopped takes no more requests, finishes those in flight, then runs `close`. */
export async function startServer(
  app: Server,
  { host, port, close }: { host: string; port: number; close: () => Promise<void> },
): Promise<void> {
  await app.listen({ host, port });
  onStop(async () => {
    await app.close();
    await close();
  });
}

/** Address of the peer that opened the connection, IPv4-mapped IPv6 as IPv4; forwarding headers are ignored. */
export function socketAddress({ socket }: FastifyRequest): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
