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

/** The operators of requests, each checked once, before the body is read. */
export interface NotedOperators {
  /** Hook of the operators' routes; throws as `Operators.of` does. */
  onRequest: (request: FastifyRequest) => Promise<void>;
  /** User id of the operator making the request; throws where the hook has not run. */
  operatorOf: (request: FastifyRequest) => string;
}

export function noteOperators(operators: Operators): NotedOperators {
  const noted = new WeakMap<FastifyRequest, string>();
  return {
    onRequest: async (request) => void noted.set(request, await operators.of(request)),
    operatorOf: (request) => {
      const operator = noted.get(request);
      if (operator === undefined) throw new Error(`nobody was checked for ${request.routeOptions.url}`);
      return operator;
    },
  };
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
