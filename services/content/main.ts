/** Process entry of the content service: the delivery API, asset files, and the changes that operators have planned. */
import { portOffsets } from '@/lib/contracts/environment';
import { configOrExit } from '@/lib/platform/config';
import { createVisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { migrateAtStart, openDatabase } from '@/services/common/database/database';
import { startServer } from '@/services/common/http/http';
import { visitorAddressOf } from '@/services/common/http/visitor-address';
import { createLog } from '@/services/common/log';
import { addGauge, addPoolMetrics } from '@/services/common/http/metrics';
import { createContentApp } from './app';
import { FileStore } from './files/store';
import { followUnusedFiles, unusedFiles } from './files/unused-files';
import { followPlans } from './publishing/plans/due-plans';
import { migrations } from './store/migrations';
import { SCHEMA, type Tables } from './store/tables';

const config = configOrExit([
  'DATABASE_URL', 'DATABASE_POOL_MAX', 'PORT_BASE', 'LISTEN_HOST', 'LOG_LEVEL', 'DATA_DIR', 'CACHE_DIR',
  'CONTENT_ASSETS_URL', 'CONTENT_RATE_LIMIT', 'SERVICE_KEY', 'TRUSTED_PROXIES',
] as const); // prettier-ignore

const log = createLog('content', config.LOG_LEVEL);
const database = openDatabase<Tables>(config.DATABASE_URL, SCHEMA, config.DATABASE_POOL_MAX);
await migrateAtStart(database, SCHEMA, migrations, log);
const app = await createContentApp({
  db: database.db,
  log,
  dataDir: config.DATA_DIR,
  cacheDir: config.CACHE_DIR,
  assetsUrl: config.CONTENT_ASSETS_URL,
  rateLimit: config.CONTENT_RATE_LIMIT,
  addressOf: visitorAddressOf(config.TRUSTED_PROXIES, config.SERVICE_KEY, 'content'),
  verifyPublishing: createVisitorVerifier(config.SERVICE_KEY, 'publishing'),
});
addPoolMetrics(app, { requests: database.pool });
addGauge(
  app,
  { name: 'content_unused_file_bytes', help: 'Stored files that no asset names, until they are removed' },
  async () => [{ value: (await unusedFiles(database.db)).bytes }],
);
const background = [
  followPlans(database.db, log),
  followUnusedFiles(database.db, new FileStore(config.DATA_DIR), log),
];
await startServer(app, {
  host: config.LISTEN_HOST,
  port: config.PORT_BASE + portOffsets.content,
  close: async () => {
    await Promise.all(background.map(({ stop }) => stop()));
    await database.close();
  },
});
log.info({ port: config.PORT_BASE + portOffsets.content }, 'content listens');
