import type { FastifyReply } from 'fastify';

/** Adds a request header to those that the answer depends on (RFC 9110 §12.5.5): CORS may have named `Origin` before. */
export function varyBy(reply: FastifyReply, name: string): FastifyReply {
  const others = reply.getHeader('Vary');
  return reply.header('Vary', others === undefined ? name : `${String(others)}, ${name}`);
}
