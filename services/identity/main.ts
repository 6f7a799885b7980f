/** Entry of the identity process. */
import { EXIT_CONFIG, portOffsets } from '@/lib/contracts/environment';
import { brandOrExit, configOrExit } from '@/lib/platform/config';
import { exposedDemoRefusal } from '@/lib/platform/start/refusals';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { appOrigins, wantsSample } from '@/lib/platform/start/mode';
import { deleteOldAudit } from '@/services/common/audit/write';
import { migrateAtStart, openDatabase } from '@/services/common/database/database';
import { demoRefusal } from '@/services/common/demo-accounts';
import { requireRoom } from '@/services/common/files/disk';
import { startServer } from '@/services/common/http/http';
import { visitorAddressOf } from '@/services/common/http/visitor-address';
import { createLog } from '@/services/common/log';
import { createMailer, senderOf } from '@/services/common/mail';
import { site } from '@/lib/contracts/site';
import { addPoolMetrics } from '@/services/common/http/metrics';
import { createApp } from './app';
import { createVisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { cookieKeysOf } from './oidc/settings';
import { disableDemoAccounts, enableDemoAccounts } from './store/accounts';
import { deleteExpired } from './store/adapter';
import { deleteEndedLinks } from './store/links';
import { identityMigrations } from './store/migrations';
import { IDENTITY_SCHEMA, type IdentityTables } from './store/tables';
import { deleteEndedWindows } from './sign-in/throttle';

const config = configOrExit([
  'NODE_ENV', 'PORT_BASE', 'LISTEN_HOST', 'LOG_LEVEL', 'DATABASE_URL', 'DATA_DIR', 'DATABASE_POOL_MAX', 'PUBLIC_URL',
  'CLASSROOM_URL', 'TRUSTED_PROXIES', 'OIDC_AUTHORITY', 'OIDC_CLIENT_ID', 'OIDC_AUDIENCE', 'IDENTITY_TOKEN_SECONDS',
  'IDENTITY_SESSION_SECONDS', 'IDENTITY_COOKIE_KEYS', 'SERVICE_KEY', 'SMTP_URL', 'MAIL_FROM',
]); // prettier-ignore

/** Another process may have rotated the keys; this one picks them up within a minute. */
const KEYS_EVERY_MS = 60_000;
const CLEAN_EVERY_MS = 60 * 60_000;

const { markFile } = brandOrExit();
const log = createLog('identity', config.LOG_LEVEL);
const database = openDatabase<IdentityTables>(config.DATABASE_URL, IDENTITY_SCHEMA, config.DATABASE_POOL_MAX);
await migrateAtStart(database, IDENTITY_SCHEMA, identityMigrations, log);

const refusal = demoRefusal(
  config.NODE_ENV,
  [config.OIDC_AUTHORITY, config.PUBLIC_URL, config.CLASSROOM_URL],
  wantsSample(process.env),
);
const exposed = refusal === null ? exposedDemoRefusal(process.env) : null;
if (exposed !== null) {
  process.stderr.write(`${exposed}\n`);
  process.exit(EXIT_CONFIG);
}
if (refusal === null) await enableDemoAccounts(database.db);
else {
  log.info(refusal);
  await disableDemoAccounts(database.db);
}

const { app, issuer, revocations, sessions } = await createApp({
  db: database.db,
  settings: {
    issuer: withoutSlash(config.OIDC_AUTHORITY),
    clientId: config.OIDC_CLIENT_ID,
    audience: config.OIDC_AUDIENCE,
    appOrigins: appOrigins(process.env),
    tokenSeconds: config.IDENTITY_TOKEN_SECONDS,
    sessionSeconds: config.IDENTITY_SESSION_SECONDS,
    cookieKeys: cookieKeysOf(config.IDENTITY_COOKIE_KEYS),
  },
  log,
  markFile,
  mailer: createMailer(config.SMTP_URL, { from: senderOf(config), name: site().name }),
  addressOf: visitorAddressOf(config.TRUSTED_PROXIES, config.SERVICE_KEY, 'identity'),
  verifyAccounts: createVisitorVerifier(config.SERVICE_KEY, 'accounts'),
  now: () => new Date(),
  ready: async () => {
    await requireRoom(config.DATA_DIR);
    await database.pool.query('select 1');
  },
});

const attempt = (what: string, work: () => Promise<unknown>) => () => {
  work().catch((error: unknown) => log.error({ err: error }, `${what} failed`));
};
const timers = [
  setInterval(attempt('key maintenance', () => issuer.refresh(new Date())), KEYS_EVERY_MS),
  setInterval(attempt('cleaning', () => Promise.all([deleteExpired(database.db), revocations.clean(), sessions.clean(), deleteOldAudit(database.db), deleteEndedWindows(database.db, new Date()), deleteEndedLinks(database.db, new Date())])), CLEAN_EVERY_MS),
]; // prettier-ignore

addPoolMetrics(app, database.pool);
await startServer(app, {
  host: config.LISTEN_HOST,
  port: config.PORT_BASE + portOffsets.identity,
  close: async () => {
    timers.forEach(clearInterval);
    await database.close();
  },
});
log.info('identity is ready');
