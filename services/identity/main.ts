/** Entry of the identity process. */
import { EXIT_CONFIG, portOffsets } from '@/lib/contracts/environment';
import { brandOrExit, configOrExit } from '@/lib/platform/config';
import { exposedDemoRefusal } from '@/lib/platform/start/refusals';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { appOrigins, wantsSample } from '@/lib/platform/start/mode';
import { deleteOldAudit } from '@/services/common/audit/write';
import { requireAnswer } from '@/services/common/database/answer';
import { migrateAtStart } from '@/services/common/database/database';
import { demoRefusal } from '@/services/common/demo-accounts';
import { requireRoom } from '@/services/common/files/disk';
import { startServer } from '@/services/common/http/http';
import { visitorAddressOf } from '@/services/common/http/visitor-address';
import { attemptAll } from '@/services/common/jobs/attempts';
import { inRounds } from '@/services/common/jobs/rounds';
import { createLog } from '@/services/common/log';
import { createMailer, senderOf } from '@/services/common/mail';
import { site } from '@/lib/contracts/site';
import { addPoolMetrics } from '@/services/common/http/metrics';
import { createApp } from './app';
import { createVisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { openIdentityDatabases } from './databases';
import { cookieKeysOf } from './oidc/settings';
import { disableDemoAccounts, enableDemoAccounts } from './store/accounts';
import { deleteExpired } from './store/adapter';
import { deleteEndedLinks } from './store/links';
import { identityMigrations } from './store/migrations';
import { IDENTITY_SCHEMA } from './store/tables';
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
const databases = openIdentityDatabases(config.DATABASE_URL, config.DATABASE_POOL_MAX);
const { requests, patient } = databases;
await migrateAtStart(patient, IDENTITY_SCHEMA, identityMigrations, log);

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
if (refusal === null) await enableDemoAccounts(patient.db);
else {
  log.info(refusal);
  await disableDemoAccounts(patient.db);
}

const { app, issuer, revocations, sessions } = await createApp({
  db: requests.db,
  patient: patient.db,
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
    await requireAnswer(requests.pool);
  },
});

/** Deletes what is past its time; begins no further part once it is stopping. */
const clean = (stopping: AbortSignal) =>
  attemptAll('What is past its time could not be deleted', async (attempt) => {
    const { db } = patient;
    const parts: Readonly<Record<string, () => Promise<unknown>>> = {
      grants: () => deleteExpired(db, stopping),
      revocations: () => revocations.clean(db),
      sessions: () => sessions.clean(db),
      audit: () => deleteOldAudit(db),
      'counted attempts': () => deleteEndedWindows(db, new Date(), stopping),
      links: () => deleteEndedLinks(db, new Date()),
    };
    for (const [part, work] of Object.entries(parts)) if (!stopping.aborted) await attempt(part, work);
  });
const again = (what: string, work: (stopping: AbortSignal) => Promise<unknown>, everyMs: number) =>
  inRounds(work, {
    everyMs,
    firstAfterMs: everyMs,
    failed: (error) => log.error({ err: error }, `${what} failed`),
  });
const background = [
  again('key maintenance', () => issuer.refresh(new Date()), KEYS_EVERY_MS),
  again('cleaning', clean, CLEAN_EVERY_MS),
];

addPoolMetrics(app, { requests: requests.pool, patient: patient.pool });
await startServer(app, {
  host: config.LISTEN_HOST,
  port: config.PORT_BASE + portOffsets.identity,
  close: async () => {
    await Promise.all(background.map(({ stop }) => stop()));
    await databases.close();
  },
});
log.info('identity is ready');
