/** A 401 response carries the challenge that names the token needed (RFC 9110 §11.6.1, RFC 6750 §3). */
import type { FastifyInstance } from 'fastify';

const REALM = 'Bearer realm="library"';
const HAS_TOKEN = /^Bearer +\S/i;

/** The challenge: with an error code only where a bearer token was given, as RFC 6750 §3.1 asks. */
export function challengeFor(authorization: string | undefined): string {
  if (authorization === undefined || !HAS_TOKEN.test(authorization)) return REALM;
  return `${REALM}, error="invalid_token", error_description="The access token is expired, revoked or not for this service"`;
}

/** Every 401 of the server carries the challenge. */
export function addChallenge(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 401 && !reply.hasHeader('www-authenticate'))
      reply.header('WWW-Authenticate', challengeFor(request.headers.authorization));
  });
}
