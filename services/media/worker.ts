/** Entry of the process that makes recordings. It may be killed at any moment; its jobs are then restarted. */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { configOrExit, orExit } from '@/lib/platform/config';
import { onStop } from '@/lib/platform/on-stop';
import { migrateAtStart, openDatabase } from '@/services/common/database/database';
import { createLog } from '@/services/common/log';
import { requireTools } from './ingest/source/tools';
import { publish } from './publish';
import { startQueue } from './queue/queue';
import { recordingPlace, storeVariables } from './store/choose';
import { keepMoving } from './store/clear';
import { makeRootOrExit } from './store/make-root';
import { MEDIA_SCHEMA, mediaMigrations, type MediaTables } from './queue/tables';

/** Enough to tell the queue. */
const STOP_MS = 500;

const config = configOrExit([
  ...storeVariables, 'DATABASE_URL', 'FFMPEG_PATH', 'LOG_LEVEL',
] as const); // prettier-ignore
const log = createLog('media-worker', config.LOG_LEVEL);
const place = orExit(() => recordingPlace(config));
const { root } = place;
await makeRootOrExit(root);
const database = openDatabase<MediaTables>(config.DATABASE_URL, MEDIA_SCHEMA, 4);
await migrateAtStart(database, MEDIA_SCHEMA, mediaMigrations, log);
const queue = await startQueue({
  databaseUrl: config.DATABASE_URL,
  maker: {
    db: database.db,
    ...place,
    tools: () => requireTools(config.FFMPEG_PATH),
    publish,
    uploads: path.resolve(config.DATA_DIR, 'uploads'),
    log,
  },
});
// Unfinished jobs continue at the next start, so stopping does not wait for them.
onStop(() => Promise.race([queue.stop(), setTimeout(STOP_MS, undefined, { ref: false })]));
log.info({ root }, 'recordings are made here');
if (config.MEDIA_STORAGE === 's3') void keepMoving(place, log);
