/**
 * An OpenID provider that is not ours, set up as another institution might: an issuer with a path, elliptic-curve keys,
 * another client, another audience, other addresses, its own sign-in and consent pages, a thin id token without a name,
 * and a question before signing out. The web app must work against it by environment alone (R-PUR-2, oidc contract §9).
 */
import { createServer, type IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

const PREFIX = '/tenants/schools';
const CLIENT_ID = 'schools-app';
const AUDIENCE = 'https://api.schools.example';
/** A person for whom it gives tokens that another API was meant to read: a fault of the set-up. */
export const OTHER_API_LOGIN = 'other-api';
export const OTHER_API_AUDIENCE = 'https://other.schools.example';
/** O-4: a token of this life is renewed about ten seconds after it was given out. */
const TOKEN_SECONDS = 70;

export interface SecondIssuer {
  /** What the system under test is started with. */
  env: Record<string, string>;
  /** Its private key, for making tokens that it never gave out. */
  key: JWK;
  stop: () => Promise<void>;
}

/** A login with an address is of that address; one that begins so has an address that nobody has verified. */
const personOf = (login: string) => ({
  email: login.includes('@') ? login : `${login}@schools.example`,
  email_verified: !login.startsWith('unverified'),
  name: 'Kit of the Schools',
});

function configuration(appOrigins: readonly string[], key: JWK): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: appOrigins.flatMap((origin) => [`${origin}/callback`, `${origin}/silent-renew.html`]),
        post_logout_redirect_uris: appOrigins.map((origin) => `${origin}/logged-out`),
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] } as NonNullable<Configuration['jwks']>,
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    conformIdTokenClaims: true,
    cookies: { keys: ['second issuer'] },
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => appOrigins.includes(origin),
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...personOf(id) }) }),
    // As other issuers are told to: who the person is stands in the token, whose userinfo refuses what is meant for an API.
    extraTokenClaims: (_ctx, token) => ('accountId' in token ? personOf(token.accountId) : {}),
    features: {
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: ({ oidc }) => ({
          scope: 'openid email profile',
          audience: oidc.account?.accountId === OTHER_API_LOGIN ? OTHER_API_AUDIENCE : AUDIENCE,
          accessTokenTTL: TOKEN_SECONDS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
    ttl: { AccessToken: TOKEN_SECONDS, IdToken: TOKEN_SECONDS },
  };
}

/** Listens on loopback at `port` for the app behind its two addresses. */
export async function startSecondIssuer(
  port: number,
  { front, classroom }: { front: string; classroom: string },
): Promise<SecondIssuer> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'schools-1', use: 'sig', alg: 'ES256' };
  const issuer = `http://localhost:${port}${PREFIX}`;
  const provider = new Provider(issuer, configuration([front, classroom], key));
  const answer = provider.callback();
  const server = createServer((request: IncomingMessage & { originalUrl?: string }, response) => {
    if (!request.url?.startsWith(PREFIX)) return void response.writeHead(404).end();
    // How a provider is mounted below a path: it sees its own addresses, and both forms to write them from.
    request.originalUrl = request.url;
    request.url = request.url.slice(PREFIX.length) || '/';
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    key,
    env: {
      OIDC_AUTHORITY: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_AUDIENCE: AUDIENCE,
      SERVICES: 'customers,content,product,media',
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
