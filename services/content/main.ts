/** Process entry of the content service: the delivery API, asset files, and the changes that operators have planned. */
import { portOffsets } from '@/lib/contracts/environment';
import { configOrExit } from '@/lib/platform/config';
import { createVisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { migrateAtStart, openDatabase } from '@/services/common/database/database';
import { startServer } from '@/services/common/http/http';
import { createLog } from '@/services/common/log';
import { addPoolMetrics } from '@/services/common/http/metrics';
import { createContentApp } from './app';
import { followPlans } from './publishing/plans/due-plans';
import { migrations } from './store/migrations';
import { SCHEMA, type Tables } from './store/tables';

const config = configOrExit([
  'DATABASE_URL', 'DATABASE_POOL_MAX', 'PORT_BASE', 'LISTEN_HOST', 'LOG_LEVEL', 'DATA_DIR', 'CACHE_DIR',
  'CONTENT_ASSETS_URL', 'CONTENT_RATE_LIMIT', 'SERVICE_KEY',
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
  verifyPublishing: createVisitorVerifier(config.SERVICE_KEY, 'publishing'),
});
addPoolMetrics(app, database.pool);
const plans = followPlans(database.db, log);
await startServer(app, {
  host: config.LISTEN_HOST,
  port: config.PORT_BASE + portOffsets.content,
  close: async () => {
    await plans.stop();
    await database.close();
  },
});
log.info({ port: config.PORT_BASE + portOffsets.content }, 'content listens');
