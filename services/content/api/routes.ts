/** The delivery API over HTTP: methods, headers, validators, compression, limits and error bodies. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finished } from 'node:stream';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { isUnchanged } from '@/lib/platform/http/freshness';
import type { Server, WholeAnswer } from '@/services/common/http/http';
import type { Logger } from '@/services/common/log';
import { LibraryUnavailableError } from '../store/library';
import type { Snapshot } from '../store/snapshot';
import { parseParameters } from '../query/parameters';
import type { Body } from './body';
import { Admission, type AdmissionOptions } from './admission';
import { type Access, checkEnvironment, environmentNotFound } from './authentication';
import { contentTypes, locales, resourceCollection, singleResource, space, tags } from './collections';
import { ApiFailure, invalidResourceId, notFound } from './failure';
import { MemoryPool } from './memory-pool';
import { type ApiPath, parsePath, splitUrl } from './path';
import { Answer, compressed, isCompressible, ResponseCache } from './response-cache';
import { sync } from './sync';

export interface DeliveryOptions extends AdmissionOptions {
  /** Signs sync tokens; the same in every process. */
  syncKey: string;
  log: Logger;
}

const PREFIX = '/spaces';
const MAX_URL_LENGTH = 7600;
const CONTENT_TYPE = 'application/vnd.contentful.delivery.v1+json';
/** Throws ApiFailure for an address that this API does not have. */
function pathOf(url: string): ApiPath {
  if (url.length > MAX_URL_LENGTH)
    throw new ApiFailure(414, 'RequestURITooLong', 'The request URL is too long.');
  return parsePath(splitUrl(url).path);
}

const commonHeaders = {
  'Content-Type': CONTENT_TYPE,
  'Cache-Control': cachePolicy.delivery,
  Vary: 'Accept-Encoding',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET,HEAD,OPTIONS',
  'Access-Control-Allow-Headers':
    'Accept,Authorization,Content-Type,If-None-Match,X-Contentful-User-Agent,X-Contentful-Resource-Resolution',
  'Access-Control-Expose-Headers': 'Etag',
  'Access-Control-Max-Age': '86400',
} as const;

interface Request {
  path: ApiPath;
  queryString: string;
  access: Access;
  snapshot: Snapshot;
  /** Absolute address without the query, for the addresses of sync's next pages. */
  address: string;
}

/** R-CDA-7. */
function bodyOf({ path, queryString, snapshot, address }: Request, syncKey: string): Body {
  const parameters = parseParameters(queryString);
  switch (path.resource) {
    case 'entries':
    case 'assets': {
      const kind = path.resource === 'entries' ? 'Entry' : 'Asset';
      return path.id === undefined
        ? resourceCollection(parameters, snapshot, kind)
        : singleResource(parameters, snapshot, kind, path.id);
    }
    case 'content_types':
      return contentTypes(parameters, snapshot, path.id);
    case 'tags':
      return tags(parameters, snapshot, path.id);
    case 'locales':
      return locales(snapshot);
    case 'space':
      return space(snapshot);
    case 'sync':
      return sync(parameters, { snapshot, key: syncKey, address });
  }
}

/** Null: not cached. Sync answers contain the caller's own address, and a token in the query must not get into a key. */
function cacheKey({ path, queryString, snapshot }: Request): string | null {
  if (path.resource === 'sync' || queryString.includes('access_token')) return null;
  return `${path.space}/${path.environment}@${snapshot.serial}/${path.resource}/${path.id ?? ''}?${queryString}`;
}

/** What is asked for, and the key under which it is cached; null for what is not. Throws ApiFailure. */
async function find(
  request: FastifyRequest,
  { path, access }: Pick<Request, 'path' | 'access'>,
  { library, syncKey, cache }: Pick<DeliveryOptions, 'library' | 'syncKey'> & { cache: ResponseCache },
) {
  checkEnvironment(access.grant, path.space, path.environment);
  const snapshot = await library.snapshot(path.space, path.environment);
  if (!snapshot) throw environmentNotFound(path.space, path.environment);
  const { path: pathname, queryString } = splitUrl(request.raw.url ?? '');
  const address = `${request.protocol}://${request.host}${withoutSlash(pathname)}`;
  const asked: Request = { path, queryString, access, snapshot, address };
  const key = cacheKey(asked);
  return { key, found: (key === null ? undefined : cache.get(key)) ?? bodyOf(asked, syncKey) };
}

/** A weight has three digits at most (RFC 9110 §12.4.2); with any number, a long header would take seconds to be read. */
const acceptsGzip = (header: string | string[] | undefined) =>
  typeof header === 'string' &&
  /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?:0?\.(?=\d{0,2}[1-9])\d{1,3}|1(?:\.0{0,3})?)\s*)?(?:,|$)/i.test(header);

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  const { bytes } = answer;
  if (!isCompressible(bytes.length) || !acceptsGzip(request.headers['accept-encoding']))
    return reply.send(bytes);
  return reply.header('Content-Encoding', 'gzip').send(await answer.gzipped());
}

/** Sends a body that is not cached, from pooled memory that is reused afterwards. */
async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
  pool: MemoryPool,
): Promise<FastifyReply> {
  const memory = pool.take(body.length);
  const bytes = body.writeTo(memory);
  if (isCompressible(bytes.length) && acceptsGzip(request.headers['accept-encoding'])) {
    const gzipped = await compressed(bytes).finally(() => {
      pool.give(memory);
    });
    return reply.header('Content-Encoding', 'gzip').send(gzipped);
  }
  // The memory is in use until the response has ended, successfully or not.
  finished(reply.raw, () => {
    pool.give(memory);
  });
  return reply.send(bytes);
}

function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof LibraryUnavailableError)
    return new ApiFailure(503, 'ServerError', 'Internal server error');
  const status = (error as { statusCode?: number } | null)?.statusCode;
  if (status !== undefined && status < 500)
    return new ApiFailure(400, 'BadRequest', (error as Error).message);
  return new ApiFailure(500, 'ServerError', 'Internal server error');
}

/** A Buffer, because Fastify adds a charset to the type of a string, and the contract's type has none. */
const failureAnswer = (failure: ApiFailure, requestId: string): WholeAnswer => ({
  status: failure.status,
  headers: { ...commonHeaders, 'X-Contentful-Request-Id': requestId },
  body: Buffer.from(failure.body(requestId)),
});

function sendFailure(reply: FastifyReply, failure: ApiFailure, requestId: string): FastifyReply {
  const { status, headers, body } = failureAnswer(failure, requestId);
  return reply.status(status).headers(headers).send(body);
}

/** The answer to an address under `/spaces` that is not percent-encoded UTF-8, which fails before routing; null for others. */
export const brokenAddressAnswer = (url: string, requestId: string): WholeAnswer | null =>
  url.startsWith(`${PREFIX}/`) ? failureAnswer(invalidResourceId(), requestId) : null;

/** Adds `/spaces/…` to a server. */
export function addDeliveryRoutes(app: Server, options: DeliveryOptions): void {
  const { library, syncKey, log } = options;
  const admission = new Admission(options);
  const cache = new ResponseCache();
  const pool = new MemoryPool();

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = await admission.counted(request, reply, () => pathOf(request.raw.url ?? ''));
    const { access, count } = await admission.admit(request, reply, path.space);
    const { key, found } = await find(request, { path, access }, { library, syncKey, cache }).catch(
      (fault: unknown) => {
        count();
        throw fault;
      },
    );
    const { etag } = found;
    void reply.header('ETag', etag);
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.status(304).send();
    count();
    if (found instanceof Answer) return sendCached(request, reply, found);
    const cached = key === null ? null : cache.add(key, found);
    return cached ? sendCached(request, reply, cached) : sendOnce(request, reply, found, pool);
  };

  void app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        void reply.headers(commonHeaders).header('X-Contentful-Request-Id', request.id);
        if (request.method === 'OPTIONS') return reply.status(204).removeHeader('Content-Type').send();
        if (request.method !== 'GET' && request.method !== 'HEAD')
          await admission.counted(request, reply, () => {
            throw notFound();
          });
        return undefined;
      });
      scope.setErrorHandler((error, request, reply) => {
        const failure = failureOf(error);
        if (failure.status === 500)
          log.error({ err: error, path: splitUrl(request.url).path }, 'unexpected failure');
        return sendFailure(reply, failure, request.id);
      });
      scope.setNotFoundHandler(() => {
        throw notFound();
      });
      scope.get('/', handle);
      scope.get('/*', handle);
    },
    { prefix: PREFIX },
  );
}
