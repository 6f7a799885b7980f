/**
 * GET /sessions and POST /sessions/end: lists and ends the sign-ins of the token's person. Called by the product service
 * for the account page, never by browsers, so CORS allows no other origin.
 */
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { endSessionsSchema } from '@/lib/contracts/viewer/sign-in-sessions';
import type { FastifyRequest } from 'fastify';
import type { Server } from '@/services/common/http/http';
import type { SignInSessions } from '../store/sessions';
import { bearerOf, type BearerOptions } from './bearer';

export const SESSIONS_PATH = '/sessions';

export interface SessionsOptions extends BearerOptions {
  sessions: SignInSessions;
  /** Canonical address of the visitor. */
  addressOf: (request: Pick<FastifyRequest, 'raw'>) => Promise<string>;
}

export function registerSessions(app: Server, options: SessionsOptions): void {
  const { sessions, addressOf } = options;
  app.get(SESSIONS_PATH, async (request, reply) => {
    const bearer = await bearerOf(request, reply, options);
    if (!bearer) return reply;
    const list = await sessions.list(bearer.account.id, bearer.token.session);
    return reply.header('Cache-Control', cachePolicy.moment).send({ available: true, sessions: list });
  });
  app.post(`${SESSIONS_PATH}/end`, { schema: { body: endSessionsSchema } }, async (request, reply) => {
    const bearer = await bearerOf(request, reply, options);
    if (!bearer) return reply;
    const which = 'id' in request.body ? request.body : { allBut: bearer.token.session ?? null };
    const ended = await sessions.end(bearer.account.id, which, {
      action: 'session_ended',
      address: await addressOf(request),
      requestId: request.id,
    });
    return reply.header('Cache-Control', cachePolicy.moment).send({ ended });
  });
}
