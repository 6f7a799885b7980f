/** Completes the OpenAPI description of each call from its operation: name, security, refusals, responses written as text. */
import type { FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import { apiErrorBodySchema, type ErrorCode, statusOfCode } from '@/lib/contracts/http/errors';
import type { Operation } from './operation';

const REFUSALS = {
  VALIDATION_FAILED: 'The request is not valid',
  UNAUTHENTICATED: 'No token, or one that is expired, revoked or not for this service',
  FORBIDDEN: 'Not for whoever asks',
  CONFLICT: 'It is otherwise than whoever asks believes',
  NOT_FOUND: 'There is no such thing, or not for whoever asks',
  PAYLOAD_TOO_LARGE: 'The body is too long',
  UNSUPPORTED_MEDIA_TYPE: 'The body is of another type',
  RATE_LIMITED: 'Too many requests',
  INTERNAL: 'Something went wrong on our side',
  UNAVAILABLE: 'A dependency is not answering; Retry-After says when to ask again',
} as const satisfies Partial<Record<ErrorCode, string>>;
type Refusal = keyof typeof REFUSALS;

const isRefusal = (code: string): code is Refusal => code in REFUSALS;

const header = (description: string) => ({ description, schema: { type: 'string' as const } });
const headersOf: Partial<Record<Refusal, Record<string, ReturnType<typeof header>>>> = {
  UNAUTHENTICATED: { 'WWW-Authenticate': header('The challenge of RFC 6750') },
  UNAVAILABLE: { 'Retry-After': header('Seconds') },
};

/** The security schemes, the one error body, and the response of each refusal with it. */
export const components = {
  securitySchemes: {
    bearer: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' },
    feedKey: { type: 'http' as const, scheme: 'basic' },
    key: { type: 'apiKey' as const, in: 'query' as const, name: 'api_key' },
    serverKey: { type: 'http' as const, scheme: 'bearer' },
  },
  schemas: { Error: z.toJSONSchema(apiErrorBodySchema) as object },
  responses: Object.fromEntries(
    Object.entries(REFUSALS).map(([code, description]) => [
      code,
      {
        description,
        ...(isRefusal(code) && headersOf[code] ? { headers: headersOf[code] } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  ),
};

/** Calls that every service has. */
const common: Readonly<Record<string, Operation>> = {
  '/healthz': {
    id: 'isAlive',
    summary: 'The process runs',
    access: 'anyone',
    shown: { answer: z.object({ status: z.literal('alive') }) },
  },
  '/readyz': {
    id: 'isReady',
    summary: 'All that it depends on answers',
    access: 'anyone',
    shown: { answer: z.object({ status: z.literal('ready') }) },
  },
};

type Route = Pick<RouteOptions, 'url' | 'config'>;
const operationOf = (route: Route): Operation | undefined => route.config?.operation ?? common[route.url];

const securityOf = {
  person: [{ bearer: [] }],
  viewer: [{}, { bearer: [] }],
  key: [{ key: [] }],
  feedKey: [{ feedKey: [] }],
  serverKey: [{ serverKey: [] }],
  anyone: [],
} as const satisfies Record<Operation['access'], readonly object[]>;

function refusalsOf({ access, refusals = [] }: Operation, hasBody: boolean): Refusal[] {
  const codes: ErrorCode[] = ['VALIDATION_FAILED', ...refusals, 'INTERNAL', 'UNAVAILABLE'];
  if (access !== 'anyone') codes.push('UNAUTHENTICATED');
  if (hasBody) codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  return codes.filter(isRefusal);
}

/** Schema of a response that is not JSON: bytes, text, or no content. */
function writtenSchema(type: string | undefined, status: number): z.ZodType | undefined {
  if (type !== undefined)
    return type.startsWith('text/') ? z.string() : z.string().meta({ format: 'binary' });
  return status === 204 ? z.null() : undefined;
}

/** A refusal with our error body, or with that of the other contract that a call follows. */
const refusalOf = ({ refusalBody }: Operation, code: Refusal): object =>
  refusalBody === undefined
    ? { $ref: `#/components/responses/${code}` }
    : {
        description: REFUSALS[code],
        content: { 'application/json': { schema: z.toJSONSchema(refusalBody) } },
      };

interface Described {
  operationId?: string | undefined;
  requestBody?: unknown;
  security?: object[] | undefined;
  responses?: Record<string, unknown> | undefined;
}

export class Description {
  private readonly operations = new Map<string, Operation>();

  /** Registers a route; throws when an operation id is used twice. A HEAD route is Fastify's copy of its GET. */
  hear(route: RouteOptions): void {
    const operation = operationOf(route);
    if (!operation || route.method === 'HEAD') return;
    if (this.operations.has(operation.id)) throw new Error(`Two operations are called ${operation.id}`);
    this.operations.set(operation.id, operation);
  }

  /** A route's schema as the description shows it: not at all where it has no operation. */
  schemaOf(schema: FastifySchema | undefined, route: Route): FastifySchema {
    const operation = operationOf(route);
    if (!operation) return { ...schema, hide: true };
    const { answer, type, status = 200, ...asked } = operation.shown ?? {};
    const written = answer ?? writtenSchema(type, status);
    return {
      ...schema,
      ...asked,
      operationId: operation.id,
      summary: operation.summary,
      ...(type && { produces: [type] }),
      response: { ...(schema?.response as object | undefined), ...(written && { [status]: written }) },
    };
  }

  /** Adds security and refusals to each call of the generated document, and keeps only the security schemes in use. */
  complete<Document extends { paths?: object | undefined; components?: object | undefined }>(
    document: Document,
  ): Document {
    const used = new Set<string>();
    for (const methods of Object.values(document.paths ?? {}) as Record<string, Described>[])
      for (const described of Object.values(methods)) {
        const operation = this.operations.get(described.operationId ?? '') ?? common['/healthz'];
        if (!operation) continue;
        described.security = [...securityOf[operation.access]];
        for (const way of described.security) Object.keys(way).forEach((name) => used.add(name));
        const refused = refusalsOf(operation, described.requestBody !== undefined).map((code) => [
          statusOfCode[code],
          refusalOf(operation, code),
        ]);
        described.responses = { ...described.responses, ...Object.fromEntries(refused) };
      }
    const securitySchemes = Object.fromEntries(
      Object.entries(components.securitySchemes).filter(([name]) => used.has(name)),
    );
    return { ...document, components: { ...document.components, securitySchemes } };
  }
}
