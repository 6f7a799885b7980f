/** Calls to the customers service on behalf of an administrator, once they are known to be one. */
import type { FastifyRequest } from 'fastify';
import { bearerOf } from '@/lib/platform/visitor/token-verifier';
import type { AdministrationCall } from '../../calls/administration';
import type { ProductContext } from '../../context';
import type { SignedInVisitor } from '../../visitors';
import { sectionAdministrator, type SectionAdministrator } from './access';

type Question<Answer> = Pick<AdministrationCall<Answer>, 'path' | 'schema' | 'body'>;

export interface Asking extends SectionAdministrator {
  /** Rejects with the service's own refusal, or UNAVAILABLE. */
  ask: <Answer>(question: Question<Answer>) => Promise<Answer>;
}

type Administration = Pick<ProductContext, 'administration'>;

/** Calls on behalf of the person who sent a request, and who has been let in. */
export function asker(
  { administration }: Administration,
  request: FastifyRequest,
  organisationId: string | null,
): Asking['ask'] {
  // A signed-in person has a token, or they would not have been let in.
  const token = bearerOf(request.headers.authorization) ?? '';
  return (question) => administration({ token, organisationId, requestId: request.id, ...question });
}

/** Where the customers service lists what is asked for by name, page by page. */
export const pagePath = (list: string, { q, offset }: { q: string; offset: number }): string =>
  `${list}?${new URLSearchParams({ q, offset: String(offset) }).toString()}`;

/** The person who sent a request, as other services than customers are told of them. */
export const asVisitor = (
  { viewer, address }: Pick<SignedInVisitor, 'viewer' | 'address'>,
  { id: requestId }: FastifyRequest,
) => ({ viewer, address, requestId });

/** For calls of a section. */
export function askingFor(context: Administration) {
  return (request: FastifyRequest): Asking => {
    const who = sectionAdministrator(request);
    return { ...who, ask: asker(context, request, who.organisationId) };
  };
}
