/**
 * The userinfo endpoint (OpenID Connect Core §5.3). Ours, because the provider's knows no access token that is a JWT for
 * an API, and every sign-in here gets one ("Points settled" 6).
 */
import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/cache-policy';
import { verifyAccessToken } from '@/lib/platform/visitor/access-token';
import { challengeFor } from '@/services/common/challenge';
import type { Server } from '@/services/common/http';
import { accountById } from '../store/accounts';
import type { RevocationList } from '../store/revocations';
import type { IdentityTables } from '../store/tables';
import { claimsFor } from './claims';
import type { Issuer } from './issuer';
import type { IssuerSettings } from './settings';

export interface UserInfoOptions {
  db: Kysely<IdentityTables>;
  issuer: Issuer;
  settings: IssuerSettings;
  now: () => Date;
  revocations: Pick<RevocationList, 'current'>;
}

const formSchema = z.object({ access_token: z.string().optional() }).catch({});

/** The token, in the header or in a form (RFC 6750 §2.1, §2.2). */
function tokenOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization !== undefined) return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
  return request.method === 'POST' ? (formSchema.parse(request.body ?? {}).access_token ?? null) : null;
}

/** RFC 6750 §3.1. */
function refuse(reply: FastifyReply, token: string | null) {
  const body = token === null ? {} : { error: 'invalid_token', error_description: 'invalid token provided' };
  return reply
    .status(401)
    .header('WWW-Authenticate', challengeFor(token === null ? undefined : 'Bearer given'))
    .send(body);
}

async function answer(request: FastifyRequest, reply: FastifyReply, options: UserInfoOptions) {
  const { db, issuer, settings, now } = options;
  const token = tokenOf(request);
  if (token === null) return refuse(reply, null);
  const expected = { keys: issuer.keyOf, issuer: settings.issuer, audience: settings.audience, now: now() };
  const check = await verifyAccessToken(token, expected);
  const session = check.ok ? check.token.session : undefined;
  const isOver = session !== undefined && (await options.revocations.current()).includes(session);
  const account = check.ok && !isOver ? await accountById(db, check.token.subject) : null;
  if (!check.ok || !account) return refuse(reply, token);
  return reply.send(claimsFor(account, check.token.scopes));
}

/** Origins of the app may read it; any other answers without leave. */
function setHeaders(request: FastifyRequest, reply: FastifyReply, { appOrigins }: IssuerSettings): void {
  const { origin } = request.headers;
  reply.header('Cache-Control', cachePolicy.moment).header('Vary', 'Origin');
  if (origin === undefined || !appOrigins.includes(origin)) return;
  reply
    .header('Access-Control-Allow-Origin', origin)
    .header('Access-Control-Expose-Headers', 'WWW-Authenticate');
}

const PREFLIGHT_SECONDS = 3_600;

/** Registered apart, because only this path and the sign-in form read forms. */
export async function registerUserInfo(app: Server, options: UserInfoOptions): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16 * 1024 });
    scope.addHook('onRequest', async (request, reply) => setHeaders(request, reply, options.settings));
    scope.route({
      url: '/userinfo',
      method: ['GET', 'POST'],
      handler: (request, reply) => answer(request, reply, options),
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
