/** Who may make and change recordings: superusers according to the customers service, which is called with their own token. */
import type { FastifyRequest } from 'fastify';
import { ServiceError, unavailable } from '@/lib/platform/service-error';
import type { KnownViewers } from '@/lib/platform/visitor/known-viewers';
import { bearerOf, type TokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { notAnOperator } from '@/services/common/http/refusals';

export interface Operators {
  /** User id of the operator making the request. Throws UNAUTHENTICATED without a valid token, FORBIDDEN if not an operator. */
  of: (request: Pick<FastifyRequest, 'headers'>) => Promise<string>;
}

export function createOperators(
  tokens: Pick<TokenVerifier, 'verifyHeader'>,
  viewers: Pick<KnownViewers, 'userData'>,
): Operators {
  return {
    of: async ({ headers }) => {
      const token = bearerOf(headers.authorization);
      const person = await tokens.verifyHeader(headers.authorization);
      if (token === null || person === null)
        throw new ServiceError('UNAUTHENTICATED', 'You must be signed in');
      const { subject } = person;
      const { self } = await viewers
        .userData({ subject, token })
        .catch(unavailable('Your rights cannot be asked for just now'));
      if (!self.user?.permissions.superuser) throw notAnOperator();
      return subject;
    },
  };
}
