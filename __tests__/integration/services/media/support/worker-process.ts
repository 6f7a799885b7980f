/** The worker as a process of its own, to be killed: the product's queue, with a library that writes down what it is told. */
import { appendFileSync } from 'node:fs';
import { openDatabase } from '@/services/common/database/database';
import { createLog } from '@/services/common/log';
import { findTools } from '@/services/media/ingest/source/tools';
import { startQueue } from '@/services/media/queue/queue';
import { MEDIA_SCHEMA, type MediaTables } from '@/services/media/queue/tables';
import { diskStore } from '@/services/media/store/store';

const { DATABASE_URL = '', ROOT = '', UPLOADS = '', TOLD = '' } = process.env;
await startQueue({
  databaseUrl: DATABASE_URL,
  stalledMs: 2_500,
  maker: {
    db: openDatabase<MediaTables>(DATABASE_URL, MEDIA_SCHEMA, 3).db,
    root: ROOT,
    store: diskStore(ROOT),
    reserve: 0,
    tools: async () => {
      const tools = await findTools(undefined);
      if (!tools) throw new Error('no ffmpeg');
      return tools;
    },
    publish: async (changes) => appendFileSync(TOLD, `${JSON.stringify(changes)}\n`),
    uploads: UPLOADS,
    log: createLog('worker', 'silent'),
  },
});
