/** A GraphQL over HTTP request (graphql.github.io/graphql-over-http): its parameters, and the response's media type. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ServiceError } from '@/lib/platform/service-error';
import { safeParse } from '../http/validate';

export type MediaType = 'application/json' | 'application/graphql-response+json';

const OURS: readonly string[] = ['application/json', 'application/graphql-response+json'];
const ANY: ReadonlySet<string> = new Set(['', '*/*', 'application/*']);
const UTF_8 = /^charset="?utf-?8"?$/;

/** The first supported type in `Accept`; null when there is none. Weights are not compared, as the draft allows. */
export function acceptedType(accept = '*/*'): MediaType | null {
  for (const range of accept.toLowerCase().replaceAll(' ', '').split(',')) {
    const [type = '', ...parameters] = range.split(';');
    if (parameters.some((one) => one.startsWith('charset=') && !UTF_8.test(one))) continue;
    if (ANY.has(type)) return 'application/json';
    if (OURS.includes(type)) return type as MediaType;
  }
  return null;
}

const parametersSchema = z.object({
  query: z.string('query must be the text of a document'),
  variables: z.record(z.string(), z.unknown(), 'variables must be an object').nullish(),
  operationName: z.string('operationName must be a text').nullish(),
  extensions: z.record(z.string(), z.unknown(), 'extensions must be an object').nullish(),
});
export type GraphqlParameters = Pick<
  z.infer<typeof parametersSchema>,
  'query' | 'variables' | 'operationName'
>;

/** A parameter sent as JSON in the query string; an empty one counts as absent. */
function fromAddress(value: unknown): unknown {
  if (value === undefined || value === '') return undefined;
  try {
    return JSON.parse(String(value));
  } catch {
    return value; // no JSON: the schema refuses a string where it expects an object
  }
}

function parametersOf({ method, headers, query, body }: FastifyRequest): unknown {
  if (method !== 'POST') {
    const { variables, extensions, ...rest } = query as Record<string, unknown>;
    return { ...rest, variables: fromAddress(variables), extensions: fromAddress(extensions) };
  }
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json')
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json');
  return body;
}

/**
 * The parameters of a request: from the body of a POST, otherwise from the query string. A string result says what is
 * wrong with them. Throws UNSUPPORTED_MEDIA_TYPE.
 */
export function readParameters(request: FastifyRequest): GraphqlParameters | string {
  const given = parametersOf(request);
  if (Array.isArray(given)) return 'Batching is not supported.';
  const read = safeParse(parametersSchema, given);
  return read.success ? read.data : (read.error.issues[0]?.message ?? 'The request is not valid');
}
