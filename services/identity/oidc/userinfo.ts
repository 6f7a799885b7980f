/**
 * The userinfo endpoint (OpenID Connect Core §5.3). We have our own because the provider's does not accept access tokens that
 * are JWTs for an API, and every sign-in here gets one ("Points settled" 6).
 */
import formbody from '@fastify/formbody';
import type { Server } from '@/services/common/http/http';
import { bearerOf, setBearerHeaders, type BearerOptions } from './bearer';
import { claimsFor } from './claims';

const PREFLIGHT_SECONDS = 3_600;

/** Registered in its own scope, because only this path and the sign-in routes parse forms. */
export async function registerUserInfo(app: Server, options: BearerOptions): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16 * 1024 });
    scope.addHook('onRequest', async (request, reply) => setBearerHeaders(request, reply, options.settings));
    scope.route({
      url: '/userinfo',
      method: ['GET', 'POST'],
      handler: async (request, reply) => {
        const bearer = await bearerOf(request, reply, options);
        return bearer ? reply.send(claimsFor(bearer.account, bearer.token.scopes)) : reply;
      },
    });
    scope.options('/userinfo', async (_request, reply) =>
      reply
        .status(204)
        .header('Access-Control-Allow-Methods', 'GET, POST')
        .header('Access-Control-Allow-Headers', 'Authorization, Content-Type')
        .header('Access-Control-Max-Age', PREFLIGHT_SECONDS)
        .send(),
    );
  });
}
