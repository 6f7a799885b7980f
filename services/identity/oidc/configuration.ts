/** oidc-provider's configuration: one public client, only the code flow with PKCE, access tokens as JWTs for our API. */
import { errors, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import { OIDC_SCOPE } from '@/lib/contracts/constants';
import { SESSIONS_MEMBER } from '@/lib/contracts/viewer/sign-in-sessions';
import { REVOCATIONS_MEMBER } from '@/lib/platform/visitor/revocations';
import { deviceOf } from '../sign-in/device';
import { accountOfSignIn } from '../store/accounts';
import { postgresAdapter } from '../store/adapter';
import type { SignInSessions } from '../store/sessions';
import type { IdentityTables } from '../store/tables';
import { allClaims, claimsOfScope } from './claims';
import { interactionPolicy, type PolicyParts } from './interaction-policy';
import { endSessionPage, errorPage } from './provider-pages';
import { REVOCATIONS_PATH } from './revocation-route';
import { SESSIONS_PATH } from './sessions-route';
import { basePath, isSecure, type IssuerSettings } from './settings';

type Db = Kysely<IdentityTables>;

/** oidc contract §7: a code must be used within a minute. */
const CODE_SECONDS = 60;
/** How long a sign-in page stays valid. */
const INTERACTION_SECONDS = 3_600;

export interface ConfigurationParts extends PolicyParts {
  sessions: Pick<SignInSessions, 'note' | 'signedOut'>;
}

/** R-PUR-3: the web app, with exact redirect URIs on each of its origins. */
function client({ clientId, appOrigins }: IssuerSettings): NonNullable<Configuration['clients']>[number] {
  return {
    client_id: clientId,
    client_name: 'Library',
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    redirect_uris: appOrigins.flatMap((origin) => [`${origin}/callback`, `${origin}/silent-renew.html`]),
    post_logout_redirect_uris: appOrigins.map((origin) => `${origin}/logged-out`),
  };
}

/** Our own app needs no consent: once the person is known, the grant is made or completed and the browser's use recorded. */
async function grantFor(ctx: KoaContextWithOIDC, { settings, sessions, addressOf }: ConfigurationParts) {
  const { provider, session, client: app, account } = ctx.oidc;
  if (!session || !app || !account) return undefined;
  const known = session.grantIdFor(app.clientId);
  const stored = known === undefined ? undefined : await provider.Grant.find(known);
  const grant = stored ?? new provider.Grant({ accountId: account.accountId, clientId: app.clientId });
  grant.addOIDCScope(OIDC_SCOPE);
  grant.addResourceScope(settings.audience, OIDC_SCOPE);
  const grantId = await grant.save();
  await sessions.note({
    grantId,
    sessionUid: session.uid,
    accountId: account.accountId,
    device: deviceOf(ctx.get('user-agent')),
    address: await addressOf(ctx.req),
    signedInAt: new Date((session.loginTs ?? Date.now() / 1_000) * 1_000),
  });
  return grant;
}

function features(settings: IssuerSettings): Configuration['features'] {
  const { audience, tokenSeconds } = settings;
  return {
    devInteractions: { enabled: false },
    // On by default, but not supported here: discovery must advertise only what is served.
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    rpInitiatedLogout: { enabled: true, ...endSessionPage(settings) },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => audience,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        // RFC 8707 §2: our API is the only resource.
        if (resource !== audience) throw new errors.InvalidTarget();
        return {
          scope: OIDC_SCOPE,
          audience,
          accessTokenTTL: tokenSeconds,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        };
      },
    },
  };
}

/** The account of a sign-in that counts: the session's at /authorize, the code's at /token. */
const findAccount =
  (db: Db): Configuration['findAccount'] =>
  async (ctx, id, token) => {
    const code = token !== undefined && 'authTime' in token ? token.authTime : undefined;
    const signedInAt = ctx.oidc.session?.loginTs ?? code;
    const account = signedInAt === undefined ? null : await accountOfSignIn(db, id, Number(signedInAt));
    if (!account) return undefined;
    return { accountId: account.id, claims: () => allClaims(account) };
  };

/** SameSite=Lax where possible; over https the app may be on another site, and its renewal frame needs the session cookie. */
function cookies(settings: IssuerSettings): Configuration['cookies'] {
  const secure = isSecure(settings);
  const isApart = secure && settings.appOrigins.some((origin) => origin !== new URL(settings.issuer).origin);
  // On the library's own origin, the path keeps the session cookie from being sent to the library's pages.
  const path = basePath(settings) || '/';
  return {
    keys: [...settings.cookieKeys],
    names: { session: 'identity_session', interaction: 'identity_interaction', resume: 'identity_resume' },
    long: { signed: true, httpOnly: true, secure, path, sameSite: isApart ? 'none' : 'lax' },
    short: { signed: true, httpOnly: true, secure, sameSite: 'lax' },
  };
}

/** @param keys private keys; the first one signs, and the public part of each is published */
export function configuration(parts: ConfigurationParts, keys: JWK[]): Configuration {
  const { db, settings, sessions } = parts;
  const { tokenSeconds, sessionSeconds } = settings;
  return {
    adapter: postgresAdapter(db, sessions),
    clients: [client(settings)],
    jwks: { keys } as NonNullable<Configuration['jwks']>,
    cookies: cookies(settings),
    features: features(settings),
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: [...claimsOfScope.openid],
      email: [...claimsOfScope.email],
      profile: [...claimsOfScope.profile],
    },
    // "Points settled" 6: the browser reads the name and e-mail from the ID token.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    routes: {
      authorization: '/authorize',
      token: '/token',
      userinfo: '/userinfo',
      jwks: '/jwks',
      end_session: '/end_session',
    },
    interactions: {
      url: (_ctx, { uid }) => `${basePath(settings)}/interaction/${uid}`,
      policy: interactionPolicy(parts),
    },
    findAccount: findAccount(db),
    loadExistingGrant: (ctx) => grantFor(ctx, parts),
    extraTokenClaims: (_ctx, token) => ({
      cid: token.clientId,
      scp: [...token.scopes],
      // The sign-in it was issued for, so that ending that sign-in also revokes the token (store/revocations.ts).
      ...('grantId' in token && { sid: token.grantId }),
    }),
    discovery: {
      [REVOCATIONS_MEMBER]: settings.issuer + REVOCATIONS_PATH,
      [SESSIONS_MEMBER]: settings.issuer + SESSIONS_PATH,
    },
    clientBasedCORS: (_ctx, origin) => settings.appOrigins.includes(origin),
    renderError: errorPage(settings),
    ttl: {
      AccessToken: tokenSeconds,
      IdToken: tokenSeconds,
      AuthorizationCode: CODE_SECONDS,
      Interaction: INTERACTION_SECONDS,
      Session: sessionSeconds,
      Grant: sessionSeconds,
    },
  };
}
