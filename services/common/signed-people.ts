/**
 * Calls that another service makes in a person's name: it knows that the person may, the service that is asked does not. A
 * signature for that purpose proves it; those that the gateway makes for visitors open nothing.
 */
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '@/lib/platform/service-error';
import {
  REQUEST_ID_HEADER,
  VISITOR_HEADER,
  type SignedVisitor,
  type VisitorVerifier,
} from '@/lib/platform/visitor/signed-visitor';

export interface SignedPerson {
  userId: string;
  address: SignedVisitor['address'];
}

export interface SignedPeople {
  /** Hook of the routes: whoever comes without a signature is told of no such path. */
  onRequest: (request: FastifyRequest) => Promise<void>;
  /** In whose name the request is made; only behind the hook. */
  personOf: (request: FastifyRequest) => SignedPerson;
}

/** @param verify for the one purpose of these calls */
export function createSignedPeople(verify: VisitorVerifier): SignedPeople {
  const people = new WeakMap<FastifyRequest, SignedPerson>();
  return {
    onRequest: async (request) => {
      const { [VISITOR_HEADER]: signature, [REQUEST_ID_HEADER]: id } = request.headers;
      const visitor =
        typeof signature === 'string' && typeof id === 'string' ? await verify(signature, id) : null;
      if (!visitor?.viewer.userId) throw new ServiceError('NOT_FOUND', 'No such path');
      people.set(request, { userId: visitor.viewer.userId, address: visitor.address });
    },
    personOf: (request) => {
      const person = people.get(request);
      if (!person) throw new Error(`nobody signed for ${request.routeOptions.url}`);
      return person;
    },
  };
}
