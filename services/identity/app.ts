/** The identity service's server: the OpenID Connect endpoints, the sign-in form and its assets. */
import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { createServer, type Server } from '@/services/common/http/http';
import type { Logger } from '@/services/common/log';
import { createIssuer, type Issuer } from './oidc/issuer';
import { basePath, type IssuerSettings } from './oidc/settings';
import { registerPostedRequests } from './oidc/posted-requests';
import { registerRevocations } from './oidc/revocation-route';
import { registerSessions } from './oidc/sessions-route';
import { registerUserInfo } from './oidc/userinfo';
import { registerAccounts } from './people/routes';
import { BUILT_IN_MARK } from '@/lib/platform/start/brand';
import type { VisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import type { Mailer } from '@/services/common/mail';
import { registerPassword } from './password/routes';
import { answerFailuresWithPages } from './pages/failure';
import { registerAssets } from './pages/routes';
import { DEFAULT_COST, type Cost } from './store/passwords';
import { registerSignIn } from './sign-in/routes';
import { RevocationList } from './store/revocations';
import { SignInSessions } from './store/sessions';
import type { IdentityTables } from './store/tables';

export interface IdentityAppOptions {
  db: Kysely<IdentityTables>;
  /** For maintenance (databases.ts). */
  patient: Kysely<IdentityTables>;
  settings: IssuerSettings;
  log: Logger;
  /** Canonical address of the visitor. */
  addressOf: (request: Pick<FastifyRequest, 'raw'>) => Promise<string>;
  now: () => Date;
  ready: () => Promise<void>;
  /** The brand's mark; null for the built-in one. */
  markFile?: string | null;
  /** Verifies that requests about accounts come from the product service. */
  verifyAccounts: VisitorVerifier;
  /** Null if no mail is set up. */
  mailer?: Mailer | null;
  /** Cost of a password hash; tests use a lower one. */
  passwordCost?: Cost;
}

/** More than any of the forms. */
const FORM_BYTES = 16 * 1024;

/** OpenID Connect paths and the methods allowed on each; any other method never reaches the provider. */
const protocolPaths: Readonly<Record<string, readonly ('GET' | 'POST' | 'OPTIONS')[]>> = {
  '/authorize': ['GET'],
  '/authorize/:uid': ['GET'],
  '/token': ['POST', 'OPTIONS'],
  '/jwks': ['GET', 'OPTIONS'],
  '/end_session': ['GET'],
  '/end_session/confirm': ['POST'],
  '/end_session/success': ['GET'],
  '/.well-known/openid-configuration': ['GET', 'OPTIONS'],
};

/** Passes requests on unparsed: the provider itself reads bodies, sets statuses and writes errors as the standards require. */
async function registerProtocol(app: Server, issuer: Issuer): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const [url, method] of Object.entries(protocolPaths)) {
      scope.route({
        url,
        method: [...method],
        handler: async (request, reply) => {
          reply.hijack();
          await issuer.handle(request.raw, reply.raw);
        },
      });
    }
  });
}

export async function createApp(options: IdentityAppOptions): Promise<{
  app: Server;
  issuer: Issuer;
  revocations: RevocationList;
  sessions: SignInSessions;
}> {
  const {
    db,
    patient,
    settings,
    log,
    addressOf,
    now,
    ready,
    passwordCost = DEFAULT_COST,
    mailer = null,
  } = options;
  const app = createServer({ log, ready });
  const revocations = new RevocationList(db, settings.tokenSeconds);
  const sessions = new SignInSessions(db, revocations, settings.sessionSeconds);
  const issuer = await createIssuer({
    db,
    patient,
    settings,
    sessions,
    addressOf: (raw) => addressOf({ raw }),
    log,
  });
  await registerProtocol(app, issuer);
  registerRevocations(app, revocations);
  const bearer = { db, issuer, settings, now, revocations };
  registerSessions(app, { ...bearer, sessions, addressOf });
  registerAccounts(app, {
    db,
    sessions,
    mailer,
    issuer: settings.issuer,
    now,
    verify: options.verifyAccounts,
  });
  const canReset = mailer !== null;
  // A scope, because only these paths parse forms here; the provider reads its own bodies.
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: FORM_BYTES });
    registerPostedRequests(scope, basePath(settings));
    registerUserInfo(scope, bearer);
    await scope.register(async (pages) => {
      answerFailuresWithPages(pages, settings);
      registerSignIn(pages, { db, issuer, settings, addressOf, now, passwordCost, canReset });
      registerPassword(pages, { db, settings, sessions, mailer, addressOf, now, passwordCost, log });
    });
  });
  await registerAssets(app, options.markFile ?? BUILT_IN_MARK);
  return { app, issuer, revocations, sessions };
}
