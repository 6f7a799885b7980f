import type { FastifyRequest } from 'fastify';

export interface NotedFirst<Found> {
  /** Hook of the routes; throws what finding it throws. */
  onRequest: (request: FastifyRequest) => Promise<void>;
  /** What was found of a request; throws where the hook has not run. */
  of: (request: FastifyRequest) => Found;
}

/**
 * Who makes a request, found out before its body is read: validation errors must not tell other people what may be sent
 * (RFC 9110 §15.5.2). The handlers behind the hook are handed what it found.
 */
export function noteFirst<Found extends string | object>(
  find: (request: FastifyRequest) => Promise<Found>,
): NotedFirst<Found> {
  const noted = new WeakMap<FastifyRequest, Found>();
  return {
    onRequest: async (request) => void noted.set(request, await find(request)),
    of: (request) => {
      const found = noted.get(request);
      if (found === undefined) throw new Error(`nobody was checked for ${request.routeOptions.url}`);
      return found;
    },
  };
}
