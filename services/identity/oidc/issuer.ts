/**
 * The OpenID provider of this process. Its keys are fixed at construction, so it is rebuilt when the keys in the
 * database have changed; requests in progress finish with the provider they started with.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, type JWK, type JWTVerifyGetKey } from 'jose';
import Provider from 'oidc-provider';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { createLogThrottle } from '@/lib/platform/log-throttle';
import type { Logger } from '@/services/common/log';
import { loadKeys, maintainKeys } from '../store/keys';
import { claimsOfScope } from './claims';
import { configuration, type ConfigurationParts } from './configuration';
import { securityHeaders } from './security-headers';

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
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'unexpected failure'));
  provider.on('grant.error', refused('token request'));
  provider.on('authorization.error', refused('authorisation'));
}

export async function createIssuer({ log, ...parts }: IssuerOptions): Promise<Issuer> {
  const { db, settings } = parts;
  const address = new URL(settings.issuer);
  let fingerprint = '';
  let provider: Provider | null = null;
  let handler: ReturnType<Provider['callback']> | null = null;
  let keySet: JWTVerifyGetKey = createLocalJWKSet({ keys: [] });

  const refresh = async (now: Date) => {
    await maintainKeys(db, now);
    const keys = await loadKeys(db);
    const current = keys.map(({ kid }) => kid).join(' ');
    if (current === fingerprint) return;
    const made = new Provider(settings.issuer, configuration(parts, keys));
    made.proxy = true; // trust the protocol header that pinAddress sets
    made.use(async (ctx, next) => {
      ctx.set(securityHeaders(settings, ctx.path === '/authorize'));
      await next();
      if (ctx.path === DISCOVERY) ctx.body = { ...(ctx.body as object), claims_supported: claimsServed };
    });
    listen(made, log);
    [provider, handler, fingerprint] = [made, made.callback(), current];
    keySet = createLocalJWKSet({ keys: keys.map(publicPart) });
  };
  await refresh(new Date());

  const currentProvider = (): Provider => {
    if (!provider) throw new Error('the issuer is not ready');
    return provider;
  };
  return {
    provider: currentProvider,
    keyOf: (header, token) => keySet(header, token),
    handle: async (request, response) => {
      pinAddress(request, address);
      await handler?.(request, response);
    },
    refresh,
  };
}
