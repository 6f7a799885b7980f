/** Lists and ends the sign-ins of a person, by asking the issuer on their behalf. */
import type { FastifyRequest } from 'fastify';
import {
  endedSessionsSchema,
  endSessionsSchema,
  signInSessionsSchema,
} from '@/lib/contracts/viewer/sign-in-sessions';
import { ServiceError } from '@/lib/platform/service-error';
import { bearerOf } from '@/lib/platform/visitor/token-verifier';
import type { Server } from '@/services/common/http/http';
import type { AskedBy } from '../../calls/issuer-sessions';
import type { ProductContext } from '../../context';
import { operation } from '@/services/common/operations/operation';

export function registerSessions(
  app: Server,
  { visitors, issuerSessions, signVisitor }: ProductContext,
): void {
  const askedBy = async (request: FastifyRequest): Promise<AskedBy> => {
    const { viewer, address } = await visitors.signedIn(request);
    const token = bearerOf(request.headers.authorization);
    if (token === null) throw new ServiceError('UNAUTHENTICATED', 'You must be signed in');
    return { token, headers: await signVisitor({ viewer, address, requestId: request.id }, 'identity') };
  };

  app.get(
    '/api/sessions',
    {
      schema: { response: { 200: signInSessionsSchema } },
      ...operation('listSessions', 'Where the person is signed in', 'person'),
    },
    async (request) => {
      return issuerSessions.list(await askedBy(request));
    },
  );
  app.post(
    '/api/sessions/end',
    {
      schema: { body: endSessionsSchema, response: { 200: endedSessionsSchema } },
      ...operation('endSessions', 'Ends one sign-in of the person, or every one but this', 'person', {
        refusals: ['NOT_FOUND'],
      }),
    },
    async (request) => {
      const ended = await issuerSessions.end(await askedBy(request), request.body);
      if (ended === 0 && 'id' in request.body)
        throw new ServiceError('NOT_FOUND', 'There is no such sign-in');
      return { ended };
    },
  );
}
