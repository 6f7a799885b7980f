/** What the administration's routes share. */
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AdminSection } from '@/lib/domain/administration/sections';
import { ServiceError } from '@/lib/platform/service-error';
import type { TokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { noteFirst } from '@/services/common/http/noted';
import type { SignedIn } from '../self';
import type { Db } from '../tables';
import type { SectionCaller } from './change';

export interface AdministrationOptions {
  /** The primary, because people must see what they have just written. */
  db: Db;
  tokens: Pick<TokenVerifier, 'verifyHeader'>;
  /** Issuer of the tokens; null for our own. */
  issuer: string | null;
}

/** The parts of a request, each with its schema. */
interface Asked {
  params?: z.ZodType;
  querystring?: z.ZodType;
  body?: z.ZodType;
}

export interface AdministrationCalls {
  db: Db;
  /** A route's options: for signed-in people only, with the schemas of its answer and of its request. */
  call: <Answer extends z.ZodType, Parts extends Asked>(
    answer: Answer,
    asked: Parts,
  ) => {
    onRequest: (request: FastifyRequest) => Promise<void>;
    schema: Parts & { response: { 200: Answer } };
  };
  /** The person who sent the request. */
  person: (request: FastifyRequest) => SignedIn & { requestId: string };
  callerOf: (request: FastifyRequest<{ Params: { id: string } }>, section: AdminSection) => SectionCaller;
}

export function administrationCalls({ db, tokens, issuer }: AdministrationOptions): AdministrationCalls {
  const { onRequest, of: subjectOf } = noteFirst(async ({ headers }) => {
    const token = await tokens.verifyHeader(headers.authorization);
    if (!token) throw new ServiceError('UNAUTHENTICATED', 'You must be signed in');
    return token.subject;
  });
  const person: AdministrationCalls['person'] = (request) => ({
    subject: subjectOf(request),
    issuer,
    requestId: request.id,
  });
  return {
    db,
    call: (answer, asked) => ({ onRequest, schema: { ...asked, response: { 200: answer } } }),
    person,
    callerOf: (request, section) => ({
      ...person(request),
      organisationId: request.params.id,
      section,
    }),
  };
}
