/**
 * The userinfo endpoint (OpenID Connect Core §5.3). We have our own because the provider's does not accept access tokens that
 * are JWTs for an API, and every sign-in here gets one ("Points settled" 6).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '@/services/common/http/http';
import { bearerOf, setBearerHeaders, type BearerOptions } from './bearer';
import { claimsFor } from './claims';

const PREFLIGHT_SECONDS = 3_600;

export function registerUserInfo(app: Server, options: BearerOptions): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
    setBearerHeaders(request, reply, options.settings);
  app.route({
    url: '/userinfo',
    method: ['GET', 'POST'],
    onRequest,
    handler: async (request, reply) => {
      const bearer = await bearerOf(request, reply, options);
      return bearer ? reply.send(claimsFor(bearer.account, bearer.token.scopes)) : reply;
    },
  });
  app.options('/userinfo', { onRequest }, async (_request, reply) =>
    reply
      .status(204)
      .header('Access-Control-Allow-Methods', 'GET, POST')
      .header('Access-Control-Allow-Headers', 'Authorization, Content-Type')
      .header('Access-Control-Max-Age', PREFLIGHT_SECONDS)
      .send(),
  );
}
