/** The identity service, listening, with its demonstration's accounts, and a strict relying party for it. */
import * as client from 'openid-client';
import { freePort } from '@/__tests__/support/processes/free-port';
import { createApp } from '@/services/identity/app';
import type { IssuerSettings } from '@/services/identity/oidc/settings';
import { enableDemoAccounts } from '@/services/identity/store/accounts';
import { identityMigrations } from '@/services/identity/store/migrations';
import { IDENTITY_SCHEMA, type IdentityTables } from '@/services/identity/store/tables';
import { createVisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { visitorAddressOf } from '@/services/common/http/visitor-address';
import { migrate, openDatabase } from '@/services/common/database/database';
import { demoAccounts } from '@/services/common/demo-accounts';
import { createLog } from '@/services/common/log';
import type { Mailer } from '@/services/common/mail';
import { CookieBrowser, type Page } from '@/__tests__/support/visitors/cookie-browser';
import { SERVICE_KEY } from '@/__tests__/support/visitors/signed-visitor';
import { testDatabase } from '@/__tests__/support/setup/postgres';

export const APP = 'http://localhost:3000';
export const CLASSROOM = 'http://127.0.0.1:3001';
export const AUDIENCE = 'urn:library:api';
export const teacher = demoAccounts[0]!;

/** What is tried here is not the hash. */
const CHEAP = { n: 10, r: 8, p: 1 };

export async function openIdentityDatabase() {
  const { url, drop } = await testDatabase();
  const database = openDatabase<IdentityTables>(url, IDENTITY_SCHEMA, 6);
  await migrate(database, IDENTITY_SCHEMA, identityMigrations);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { db: database.db, pool: database.pool, close };
}

export async function startIdentity(
  changes: Partial<IssuerSettings> = {},
  trustedProxies = '',
  mailer: Mailer | null = null,
) {
  const { db, pool, close } = await openIdentityDatabase();
  await enableDemoAccounts(db, CHEAP);
  const port = await freePort('localhost');
  const origin = `http://localhost:${port}`;
  const settings: IssuerSettings = {
    issuer: origin,
    clientId: 'library-web',
    audience: AUDIENCE,
    appOrigins: [APP, CLASSROOM],
    tokenSeconds: 600,
    sessionSeconds: 3600,
    cookieKeys: ['cookie-key-of-the-test'],
    ...changes,
  };
  let clock = 0;
  const { app, issuer } = await createApp({
    db,
    patient: db,
    settings,
    log: createLog('identity', 'silent'),
    addressOf: visitorAddressOf(trustedProxies, SERVICE_KEY, 'identity'),
    verifyAccounts: createVisitorVerifier(SERVICE_KEY, 'accounts'),
    now: () => new Date(Date.now() + clock),
    ready: async () => undefined,
    mailer,
    passwordCost: CHEAP,
  });
  await app.listen({ host: 'localhost', port });
  return {
    db,
    pool,
    app,
    issuer,
    origin,
    settings,
    /** Moves the throttle's clock. */
    pass: (ms: number) => (clock += ms),
    stop: async () => {
      await app.close();
      await close();
    },
  };
}
export type Identity = Awaited<ReturnType<typeof startIdentity>>;

/** openid-client's strict checks against our issuer (oidc contract §9). */
export function relyingParty({ origin, settings }: Identity): Promise<client.Configuration> {
  return client.discovery(new URL(origin), settings.clientId, undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  });
}

export interface Started {
  url: string;
  verifier: string;
  state: string;
}

/** The authorisation request of the web app, with any parameter changed; null leaves one out. */
export async function authorizeUrl(
  identity: Identity,
  changes: Record<string, string | null> = {},
): Promise<Started> {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const parameters: Record<string, string | null> = {
    client_id: identity.settings.clientId,
    response_type: 'code',
    redirect_uri: `${APP}/callback`,
    scope: 'openid email profile',
    state,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...changes,
  };
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null);
  return { url: `${identity.origin}/authorize?${new URLSearchParams(given)}`, verifier, state };
}

/** Opens the request, signs in on the page, and gives the page whose location is the app's callback. */
export async function signIn(
  identity: Identity,
  browser: CookieBrowser,
  started: Started,
  account: { email: string; password: string } = teacher,
): Promise<Page> {
  const form = await browser.follow(started.url, identity.origin);
  const sent = await browser.submit(form, { email: account.email, password: account.password });
  return sent.location === null ? sent : browser.follow(sent.location, identity.origin);
}

/** A code for the app, ready to be redeemed. */
export async function codeFor(identity: Identity, browser = new CookieBrowser(), account = teacher) {
  const started = await authorizeUrl(identity);
  const page = await signIn(identity, browser, started, account);
  return { ...started, callback: new URL(page.location ?? 'about:blank'), browser };
}

/** A whole sign-in, and what the strict relying party got by it. */
export async function tokensFor(identity: Identity, browser = new CookieBrowser(), account = teacher) {
  const party = await relyingParty(identity);
  const { callback, verifier, state } = await codeFor(identity, browser, account);
  const tokens = await client.authorizationCodeGrant(party, callback, {
    pkceCodeVerifier: verifier,
    expectedState: state,
  });
  return { party, tokens, callback, browser };
}

export function redeem(
  identity: Identity,
  changes: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: identity.settings.clientId,
    redirect_uri: `${APP}/callback`,
    ...changes,
  });
  return fetch(`${identity.origin}/token`, { method: 'POST', body, headers });
}
