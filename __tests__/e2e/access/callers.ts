/** Everybody who may come to the library, with tokens of every kind made by the second system's issuer. */
import { importJWK, SignJWT, UnsecuredJWT, type JWK } from 'jose';
import { addresses } from '../support/library';
import { SECOND_ISSUER_PORT_BASE } from '../support/ports';

export const callerNames = [
  'nobody',
  'forged',
  'expiredToken',
  'otherAudience',
  'unsigned',
  'unknownPerson',
  'network',
  'trial',
  'lapsed',
  'otherOrganisation',
  'restricted',
  'full',
  'administrator',
  'superuser',
] as const;
export type CallerName = (typeof callerNames)[number];

export interface Caller {
  name: CallerName;
  base: string;
  token: string | null;
}

interface IssuerOfTests {
  env: Record<'OIDC_AUTHORITY' | 'OIDC_CLIENT_ID' | 'OIDC_AUDIENCE', string>;
  key: JWK;
}

const MINUTES_15 = 900;

/** Tokens as the issuer would make them, but for what `changes` says. */
function minter({ env, key }: IssuerOfTests) {
  return async (subject: string, changes: { audience?: string; expiresIn?: number; key?: JWK } = {}) =>
    new SignJWT({ client_id: env.OIDC_CLIENT_ID, scope: 'openid email profile' })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid ?? '', typ: 'at+jwt' })
      .setIssuer(env.OIDC_AUTHORITY)
      .setSubject(subject)
      .setAudience(changes.audience ?? env.OIDC_AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + (changes.expiresIn ?? MINUTES_15))
      .sign(await importJWK(changes.key ?? key, 'ES256'));
}

const withLastByteChanged = (token: string): string =>
  `${token.slice(0, -5)}${token.at(-5) === 'A' ? 'B' : 'A'}${token.slice(-4)}`;

export async function makeCallers(): Promise<Caller[]> {
  const issuer = JSON.parse(process.env.E2E_ISSUER ?? '') as IssuerOfTests;
  const mint = minter(issuer);
  const { front, classroom } = addresses(SECOND_ISSUER_PORT_BASE);
  const teacher = await mint('demo-teacher');
  const unsigned = new UnsecuredJWT({})
    .setIssuer(issuer.env.OIDC_AUTHORITY)
    .setSubject('demo-teacher')
    .setAudience(issuer.env.OIDC_AUDIENCE)
    .setExpirationTime('15m')
    .encode();
  const tokens: Record<CallerName, string | null> = {
    nobody: null,
    network: null,
    forged: withLastByteChanged(teacher),
    expiredToken: await mint('demo-teacher', { expiresIn: -60 }),
    otherAudience: await mint('demo-teacher', { audience: issuer.env.OIDC_CLIENT_ID }),
    unsigned,
    unknownPerson: await mint('somebody-without-an-account'),
    trial: await mint('demo-trial'),
    lapsed: await mint('demo-expired'),
    otherOrganisation: await mint('demo-usa'),
    restricted: await mint('demo-restricted'),
    full: teacher,
    administrator: await mint('demo-administrator'),
    superuser: await mint('demo-superuser'),
  };
  return callerNames.map((name) => ({
    name,
    base: name === 'network' ? classroom : front,
    token: tokens[name],
  }));
}

/** Status of a page as this caller: pages know a person by the cookie. A page that asks to be tried again is. */
export async function pageStatus({ base, token }: Caller, path: string): Promise<number> {
  const headers: Record<string, string> = token === null ? {} : { cookie: `jwt=${token}` };
  const { status, headers: answered } = await fetch(`${base}${path}`, { headers, redirect: 'manual' });
  const seconds = Number(answered.get('retry-after'));
  if (status !== 503 || !seconds) return status;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return (await fetch(`${base}${path}`, { headers, redirect: 'manual' })).status;
}

/** An answer of the API as this caller: services know a person by the bearer. */
export function ask(
  { base, token }: Caller,
  path: string,
  body?: object,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Response> {
  return fetch(`${base}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
