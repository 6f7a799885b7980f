/**
 * The OpenID provider of this process. Its keys are fixed at construction, so it is rebuilt when the keys in the
 * database have changed; requests in progress finish with the provider they started with.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, type JWK, type JWTVerifyGetKey } from 'jose';
import Provider from 'oidc-provider';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { statusOfCode } from '@/lib/contracts/http/errors';
import { createLogThrottle } from '@/lib/platform/log/log-throttle';
import { failureOf, RETRY_AFTER_SECONDS } from '@/services/common/http/http';
import type { Logger } from '@/services/common/log';
import { loadKeys, maintainKeys } from '../store/keys';
import { claimsOfScope } from './claims';
import { configuration, type ConfigurationParts } from './configuration';
import { securityHeaders } from './security-headers';
import { leadBackSignedOut } from './signed-out-already';

export interface Issuer {
  /** The current provider. */
  provider: () => Provider;
  /** Finds the key of one of our own tokens. */
  keyOf: JWTVerifyGetKey;
  /** Handles a request to an OpenID Connect path. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Maintains the keys, and rebuilds the provider if they have changed. */
  refresh: (now: Date) => Promise<void>;
}

export interface IssuerOptions extends ConfigurationParts {
  /** For the keys: its statements may take longer than a request's (databases.ts). */
  patient: ConfigurationParts['db'];
  log: Logger;
}

/** oidc-provider derives its URLs from the request; here they must come from the configuration, whatever a client sends. */
function pinAddress(request: IncomingMessage & { originalUrl?: string }, issuer: URL): void {
  request.headers.host = issuer.host;
  request.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  delete request.headers['x-forwarded-host'];
  // A provider mounted below a path sees `url` without that path, and writes its own URLs from `originalUrl`.
  request.originalUrl = withoutSlash(issuer.pathname) + (request.url ?? '/');
}

/** The public part of a key, used to verify signatures. */
const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK;

const fingerprintOf = (keys: readonly JWK[]) => keys.map(({ kid }) => kid).join(' ');

const DISCOVERY = '/.well-known/openid-configuration';
/** The provider would also list `sid`, which its ID tokens contain only with back-channel logout. */
const claimsServed = [...Object.values(claimsOfScope).flat(), 'auth_time', 'iss'];

/** Further errors at once are made up by somebody. */
const MOST_ERRORS = 20;

/** Anybody can have requests refused as often as they like, so each error is logged once a minute. */
function listen(provider: Provider, log: Logger): void {
  const due = createLogThrottle({ maxKinds: MOST_ERRORS });
  const refused = (what: string) => (_ctx: unknown, error: Error) => {
    const times = due(`${what} ${error.message}`);
    if (times > 0) log.info({ error: error.message, times }, `${what} refused`);
  };
  provider.on('server_error', (ctx, error) => {
    const { code } = failureOf(error);
    if (code !== 'UNAVAILABLE') return void log.error({ err: error }, 'unexpected failure');
    // The provider calls every failure of its store a fault (500); this one passes, and whoever asks again later is served.
    ctx.status = statusOfCode[code];
    ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
    log.warn({ err: error }, 'a dependency is away');
  });
  provider.on('grant.error', refused('token request'));
  provider.on('authorization.error', refused('authorisation'));
}

/** The provider that signs with these keys, and the rest that follows from them. */
function providerOf({ log, ...parts }: IssuerOptions, keys: JWK[]) {
  const { settings } = parts;
  const provider = new Provider(settings.issuer, configuration(parts, keys));
  provider.proxy = true; // trust the protocol header that pinAddress sets
  provider.use(async (ctx, next) => {
    ctx.set(securityHeaders(settings, ctx.path === '/authorize'));
    await next();
    if (ctx.path === DISCOVERY) ctx.body = { ...(ctx.body as object), claims_supported: claimsServed };
    leadBackSignedOut(ctx);
  });
  listen(provider, log);
  const keyOf = createLocalJWKSet({ keys: keys.map(publicPart) });
  return { fingerprint: fingerprintOf(keys), provider, handle: provider.callback(), keyOf };
}

export async function createIssuer(options: IssuerOptions): Promise<Issuer> {
  const { patient, settings } = options;
  const address = new URL(settings.issuer);
  const readKeys = async (now: Date) => {
    await maintainKeys(patient, now);
    return loadKeys(patient);
  };
  let current = providerOf(options, await readKeys(new Date()));
  return {
    provider: () => current.provider,
    keyOf: (header, token) => current.keyOf(header, token),
    handle: async (request, response) => {
      pinAddress(request, address);
      await current.handle(request, response);
    },
    refresh: async (now) => {
      const keys = await readKeys(now);
      if (fingerprintOf(keys) !== current.fingerprint) current = providerOf(options, keys);
    },
  };
}
