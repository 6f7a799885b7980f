/** Entry of the customers process. */
import { portOffsets } from '@/lib/contracts/environment';
import { configOrExit } from '@/lib/platform/config';
import { foreignIssuer } from '@/lib/platform/start/issuer';
import { appOrigins } from '@/lib/platform/start/mode';
import { requireAnswer } from '@/services/common/database/answer';
import { migrateAtStart } from '@/services/common/database/database';
import { openReads } from '@/services/customers/reads';
import { requireRoom } from '@/services/common/files/disk';
import { startServer } from '@/services/common/http/http';
import { createLog } from '@/services/common/log';
import { addPoolMetrics } from '@/services/common/http/metrics';
import { createDiscovery } from '@/lib/platform/visitor/discovery';
import { askUserinfo } from '@/lib/platform/visitor/profile';
import { createTokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { createApp } from './app';
import { openCustomersDatabase } from './database';
import { CUSTOMERS_SCHEMA, customersMigrations } from './migrations';

const config = configOrExit([
  'PORT_BASE', 'LISTEN_HOST', 'LOG_LEVEL', 'DATABASE_URL', 'DATA_DIR', 'DATABASE_REPLICA_URL', 'DATABASE_POOL_MAX', 'PUBLIC_URL',
  'SERVICES', 'OIDC_AUTHORITY', 'IDENTITY_URL', 'OIDC_AUDIENCE', 'CUSTOMERS_API_KEY',
]); // prettier-ignore

const log = createLog('customers', config.LOG_LEVEL);
const database = openCustomersDatabase(config.DATABASE_URL, config.DATABASE_POOL_MAX);
const issuer = foreignIssuer(config);
const discovery = createDiscovery({ issuer: config.OIDC_AUTHORITY, reachedAt: config.IDENTITY_URL });
await migrateAtStart(database, CUSTOMERS_SCHEMA, customersMigrations(issuer), log);
// Callers cache answers about visitors for a minute, so a replica that lags a little can serve them.
const reads = openReads(database, {
  replicaUrl: config.DATABASE_REPLICA_URL,
  schema: CUSTOMERS_SCHEMA,
  max: config.DATABASE_POOL_MAX,
  log,
});

const app = await createApp({
  db: reads.db,
  primary: database.db,
  key: config.CUSTOMERS_API_KEY,
  tokens: createTokenVerifier({ discovery, audience: config.OIDC_AUDIENCE, log }),
  issuer,
  askProfile: (subject, token) => askUserinfo(discovery, subject, token),
  log,
  origins: appOrigins(process.env),
  ready: async () => {
    await requireRoom(config.DATA_DIR);
    await requireAnswer(database.pool);
  },
});
addPoolMetrics(app, { requests: database.pool });
await startServer(app, {
  host: config.LISTEN_HOST,
  port: config.PORT_BASE + portOffsets.customers,
  close: async () => {
    await reads.close();
    await database.close();
  },
});
log.info('customers is ready');
