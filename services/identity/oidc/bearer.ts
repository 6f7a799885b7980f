/** Identifies the person by the request's bearer token, for the endpoints that this service handles itself (RFC 6750). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { verifyAccessToken, type VerifiedToken } from '@/lib/platform/visitor/access-token';
import { bearerOf as headerToken } from '@/lib/platform/visitor/token-verifier';
import { challengeFor } from '@/services/common/http/challenge';
import { accountById, type Account } from '../store/accounts';
import type { RevocationList } from '../store/revocations';
import type { IdentityTables } from '../store/tables';
import type { IssuerSettings } from './settings';

export interface BearerOptions {
  db: Kysely<IdentityTables>;
  /** Finds the key of one of our own tokens. */
  issuer: { keyOf: JWTVerifyGetKey };
  settings: IssuerSettings;
  now: () => Date;
  revocations: Pick<RevocationList, 'current'>;
}

export interface Bearer {
  account: Account;
  token: VerifiedToken;
}

const formSchema = z.object({ access_token: z.string().optional() }).catch({});

/** The token, from the header or a form (RFC 6750 §2.1, §2.2). */
function tokenOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization !== undefined) return headerToken(authorization);
  return request.method === 'POST' ? (formSchema.parse(request.body ?? {}).access_token ?? null) : null;
}

async function verified(
  given: string,
  { db, issuer, settings, now, revocations }: BearerOptions,
): Promise<Bearer | null> {
  const expected = { keys: issuer.keyOf, issuer: settings.issuer, audience: settings.audience, now: now() };
  const check = await verifyAccessToken(given, expected);
  if (!check.ok) return null;
  const { session, subject } = check.token;
  if (session !== undefined && (await revocations.current()).includes(session)) return null;
  const account = await accountById(db, subject);
  return account && { account, token: check.token };
}

/** The person; or null, after sending the refusal (RFC 6750 §3.1). */
export async function bearerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: BearerOptions,
): Promise<Bearer | null> {
  const given = tokenOf(request);
  const bearer = given === null ? null : await verified(given, options);
  if (bearer) return bearer;
  const body = given === null ? {} : { error: 'invalid_token', error_description: 'invalid token provided' };
  await reply
    .status(401)
    .header('WWW-Authenticate', challengeFor(given === null ? undefined : 'Bearer given'))
    .send(body);
  return null;
}

/** CORS: only pages on the app's origins may read the response. */
export function setBearerHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { appOrigins }: IssuerSettings,
): void {
  const { origin } = request.headers;
  reply.header('Cache-Control', cachePolicy.moment).header('Vary', 'Origin');
  if (origin === undefined || !appOrigins.includes(origin)) return;
  reply
    .header('Access-Control-Allow-Origin', origin)
    .header('Access-Control-Expose-Headers', 'WWW-Authenticate');
}
