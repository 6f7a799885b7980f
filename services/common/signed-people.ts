/**
 * Calls that another service makes on a person's behalf. That service has checked that the person may; a signature for
 * this purpose proves it to the service called. The signatures that the gateway makes for visitors are not accepted here.
 */
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '@/lib/platform/service-error';
import type { SignedVisitor, VisitorVerifier } from '@/lib/platform/visitor/signed-visitor';

export interface SignedPerson {
  userId: string;
  address: SignedVisitor['address'];
}

export interface SignedPeople {
  /** Hook of the routes: a request without a valid signature gets NOT_FOUND. */
  onRequest: (request: FastifyRequest) => Promise<void>;
  /** The person on whose behalf the request is made; throws where the hook has not run. */
  personOf: (request: FastifyRequest) => SignedPerson;
}

/** @param verify accepts only signatures made for these calls */
export function createSignedPeople(verify: VisitorVerifier): SignedPeople {
  const people = new WeakMap<FastifyRequest, SignedPerson>();
  return {
    onRequest: async (request) => {
      const signed = await verify(request.headers);
      const userId = typeof signed === 'string' ? null : signed.viewer.userId;
      if (typeof signed === 'string' || userId === null) throw new ServiceError('NOT_FOUND', 'No such path');
      people.set(request, { userId, address: signed.address });
    },
    personOf: (request) => {
      const person = people.get(request);
      if (!person) throw new Error(`nobody signed for ${request.routeOptions.url}`);
      return person;
    },
  };
}
