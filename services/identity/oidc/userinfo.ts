/**
 * The userinfo endpoint (OpenID Connect Core §5.3). We have our own because the provider's does not accept access tokens that
 * are JWTs for an API, and every sign-in here gets one ("Points settled" 6).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '@/services/common/http/http';
import { challengeFor } from '@/services/common/http/challenge';
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
      if (!bearer) return reply;
      const { account, token } = bearer;
      // Core §5.3.1: the token must come from a request that was for OpenID Connect (RFC 6750 §3.1).
      if (!token.scopes.includes('openid'))
        return reply
          .status(403)
          .header(
            'WWW-Authenticate',
            `${challengeFor(undefined)}, error="insufficient_scope", scope="openid"`,
          )
          .send({ error: 'insufficient_scope', error_description: 'the scope openid is needed' });
      return reply.send(claimsFor(account, token.scopes));
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
