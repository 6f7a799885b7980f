/**
 * Sign-in for a browser that runs no script: the same code flow with PKCE (R-PUR-3, O-1 to O-3), carried out by the
 * server. The state of the flow is kept in a cookie that is sent to /callback only. A browser with script that follows the
 * link before hydration gets its own session afterwards by silent renewal. Server only.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNativeError } from 'node:util/types';
import type { GetServerSidePropsContext } from 'next';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { OIDC_SCOPE, TOKEN_COOKIE } from '@/lib/contracts/constants';
import { createLogThrottle } from '@/lib/platform/log/log-throttle';
import { reachedAddress } from '@/lib/platform/visitor/discovery';
import { loginHint } from '@/lib/domain/viewer/institutions';
import { safeReturnAddress } from '@/lib/domain/viewer/return-address';
import { queryValue } from './address';
import { publicOrigin, webConfig } from './config';
import { pageLog } from './log';
import { visitorOf } from './session';
import { cookieValue } from '@/lib/platform/visitor/resolver';

const COOKIE = 'sign-in';
/** How long a person may leave the sign-in page open. */
const COOKIE_SECONDS = 15 * 60;
const TIMEOUT_SECONDS = 5;

const rememberedSchema = z.object({ state: z.string(), verifier: z.string(), returnTo: z.string() });
type Remembered = z.infer<typeof rememberedSchema>;

let known: Promise<oidc.Configuration> | null = null;

/** The issuer's discovery document, read once; a failure is not cached. */
function issuer(): Promise<oidc.Configuration> {
  const { OIDC_AUTHORITY, IDENTITY_URL, OIDC_CLIENT_ID } = webConfig();
  const place = { issuer: OIDC_AUTHORITY, reachedAt: IDENTITY_URL };
  const server = new URL(OIDC_AUTHORITY);
  // The OpenID client refuses plain http unless it is allowed; only the local system's issuer has such an address.
  const execute = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  known ??= oidc
    .discovery(server, OIDC_CLIENT_ID, undefined, oidc.None(), {
      execute,
      timeout: TIMEOUT_SECONDS,
      [oidc.customFetch]: (address, options) => fetch(reachedAddress(address, place), options as RequestInit),
    })
    .catch((error: unknown) => {
      known = null;
      throw error;
    });
  return known;
}

/** The origin at which the visitor uses this site: the classroom address has its own. */
function originOf(request: IncomingMessage): string {
  const { classroom } = visitorOf({ req: request });
  return classroom ? new URL(webConfig().CLASSROOM_URL).origin : publicOrigin();
}

const isSecure = () => webConfig().PUBLIC_URL.startsWith('https:');

interface CookieOptions {
  path: string;
  /** 0 removes it. */
  seconds: number;
  /** HttpOnly: scripts cannot read it. */
  hidden: boolean;
}

function cookie(name: string, value: string, { path, seconds, hidden }: CookieOptions): string {
  const flags = [...(hidden ? ['HttpOnly'] : []), ...(isSecure() ? ['Secure'] : [])];
  return [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'SameSite=Lax', ...flags].join('; ');
}

const remembering = (what: Remembered | null) =>
  cookie(COOKIE, what === null ? '' : Buffer.from(JSON.stringify(what)).toString('base64url'), {
    path: '/callback',
    seconds: what === null ? 0 : COOKIE_SECONDS,
    hidden: true,
  });

function remembered(request: IncomingMessage): Remembered | null {
  const value = cookieValue(request.headers.cookie ?? '', COOKIE);
  if (!value) return null;
  try {
    return rememberedSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** The `jwt` cookie as components/auth/session/jwt-cookie writes it. Not HttpOnly: scripts of this site renew and remove it. */
const jwtCookie = (token: string, seconds: number) =>
  cookie(TOKEN_COOKIE, token, { path: '/', seconds, hidden: false });

const to = (destination: string, statusCode: 302 | 303 = 302) => ({ redirect: { destination, statusCode } });

function preventCaching(response: ServerResponse): void {
  response.setHeader('Cache-Control', cachePolicy.person);
}

/** Further reasons at once are made up by somebody. */
const MOST_REASONS = 20;
const due = createLogThrottle({ maxKinds: MOST_REASONS });

/** `fetch` of Node makes its errors where `instanceof` of a test does not see them; a DOMException is no native error. */
const isError = (value: unknown): value is Error => value instanceof Error || isNativeError(value);

/** With the causes: of a failed connection the outermost message says "fetch failed" and no more. */
function reasonOf(error: unknown): string {
  if (!isError(error)) return String(error);
  // The error of several addresses that were tried has a code and no message.
  const own = error.message || ('code' in error ? String(error.code) : error.name);
  return isError(error.cause) ? `${own}: ${reasonOf(error.cause)}` : own;
}

/** Anybody can bring these failures about as often as they like, so each is logged once a minute, and without its stack. */
function tell(level: 'warn' | 'error', failure: string, error: unknown): void {
  const reason = reasonOf(error);
  const times = due(`${failure}: ${reason}`);
  if (times > 0) pageLog()[level]({ reason, times }, failure);
}

/** Redirects the browser to the identity provider; if that cannot be reached, to the page that explains it. */
export async function beginSignIn(context: GetServerSidePropsContext) {
  const { req, res } = context;
  preventCaching(res);
  const returnTo = safeReturnAddress(queryValue(context, 'return'));
  const hint = loginHint(queryValue(context, 'hint'));
  try {
    const configuration = await issuer();
    const verifier = oidc.randomPKCECodeVerifier();
    const state = oidc.randomState();
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: `${originOf(req)}/callback`,
      scope: OIDC_SCOPE,
      state,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(hint === null ? {} : { login_hint: hint }),
    });
    res.setHeader('Set-Cookie', remembering({ state, verifier, returnTo }));
    return to(address.href);
  } catch (error) {
    tell('error', 'The identity provider could not be reached', error);
    return to(`/sign-in?unreachable=1&return=${encodeURIComponent(returnTo)}`);
  }
}

/** The outcome of the return from the identity provider; null when the browser's own script began the sign-in. */
export type PlainReturn = { returnTo: string } | 'failed' | null;

/** Handles the issuer's answer at /callback, if this server began the sign-in, and sets the `jwt` cookie. */
export async function finishSignIn(context: GetServerSidePropsContext): Promise<PlainReturn> {
  const { req, res } = context;
  const begun = remembered(req);
  if (begun === null || begun.state !== queryValue(context, 'state')) return null;
  preventCaching(res);
  try {
    const tokens = await oidc.authorizationCodeGrant(
      await issuer(),
      new URL(req.url ?? '/callback', originOf(req)),
      { pkceCodeVerifier: begun.verifier, expectedState: begun.state },
    );
    const seconds = tokens.expiresIn() ?? 0;
    res.setHeader('Set-Cookie', [jwtCookie(tokens.access_token, seconds), remembering(null)]);
    return { returnTo: safeReturnAddress(begun.returnTo) };
  } catch (error) {
    tell('warn', 'Sign-in did not complete', error);
    res.setHeader('Set-Cookie', remembering(null));
    return 'failed';
  }
}

/** Against CSRF: a form on another site must not sign anyone out. */
function isOwnForm({ method, headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return method === 'POST' && origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Removes the cookie (R-AUT-13), then redirects to the identity provider to end its session, if it can be reached. */
export async function signOut({ req, res }: GetServerSidePropsContext) {
  preventCaching(res);
  if (!isOwnForm(req)) return to('/', 303);
  res.setHeader('Set-Cookie', jwtCookie('', 0));
  const landing = `${originOf(req)}/logged-out`;
  try {
    const address = oidc.buildEndSessionUrl(await issuer(), { post_logout_redirect_uri: landing });
    return to(address.href, 303);
  } catch (error) {
    tell('warn', 'The issuer could not end its session', error);
    return to(landing, 303);
  }
}
