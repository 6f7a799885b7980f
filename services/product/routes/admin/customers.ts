/** Calls to the customers service on behalf of an administrator, once they are known to be one. */
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { bearerOf } from '@/lib/platform/visitor/token-verifier';
import type { Server } from '@/services/common/http/http';
import { adminOperation, type Operation } from '@/services/common/operations/operation';
import type { AdministrationCall } from '../../calls/administration';
import type { ProductContext } from '../../context';
import type { SignedInVisitor } from '../../visitors';
import { OPERATOR_CALLS, operatorOf, sectionAdministrator, type SectionAdministrator } from './access';

/** Rejects with the service's own refusal, or UNAVAILABLE. */
export type Ask = <Answer>(
  question: Pick<AdministrationCall<Answer>, 'path' | 'schema' | 'body'>,
) => Promise<Answer>;

export interface Asking extends SectionAdministrator {
  /** Of paths below the organisation. */
  ask: Ask;
}

type Administration = Pick<ProductContext, 'administration'>;

/** Calls on behalf of the person who sent a request, and who has been let in. */
function asker({ administration }: Administration, request: FastifyRequest): Ask {
  // A signed-in person has a token, or they would not have been let in.
  const token = bearerOf(request.headers.authorization) ?? '';
  return (question) => administration({ token, requestId: request.id, ...question });
}

/** A path with its query. */
export const pathOf = (path: string, query: Readonly<Record<string, string | number>>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;

/** The person who sent a request, as other services than customers are told of them. */
export const asVisitor = (
  { viewer, address }: Pick<SignedInVisitor, 'viewer' | 'address'>,
  { id: requestId }: FastifyRequest,
) => ({ viewer, address, requestId });

/** For calls of a section. */
export function askingFor(context: Administration) {
  return (request: FastifyRequest): Asking => {
    const who = sectionAdministrator(request);
    const ask = asker(context, request);
    const organisation = `organisations/${encodeURIComponent(who.organisationId)}`;
    return { ...who, ask: ({ path, ...rest }) => ask({ path: `${organisation}/${path}`, ...rest }) };
  };
}

interface ForwardedCall extends Pick<Operation, 'id' | 'summary' | 'refusals'> {
  method: 'GET' | 'POST';
  url: string;
  schema: { params?: z.ZodType; querystring?: z.ZodType; body?: z.ZodType; response: { 200: z.ZodType } };
}

/** What these addresses have before the part that both services share. */
const OURS = /^\/api\/admin\/(operator\/)?/;

/** Registers a call that the customers service answers as it stands: at the same path below its own administration. */
export function forward(app: Server, context: Administration, call: ForwardedCall): void {
  const { id, summary, refusals = [], ...route } = call;
  const { querystring, response } = route.schema;
  const template = route.url.replace(OURS, '');
  const letIn = route.url.startsWith(OPERATOR_CALLS) ? operatorOf : sectionAdministrator;
  app.route({
    ...route,
    ...adminOperation(id, summary, { refusals }),
    handler: (request) => {
      letIn(request);
      const params = request.params as Record<string, string>;
      const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const query = request.query as Record<string, string | number>;
      const ask = asker(context, request);
      const shared = querystring ? pathOf(path, query) : path;
      return ask({ path: shared, schema: response[200], body: request.body });
    },
  });
}
