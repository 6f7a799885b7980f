/** A fresh database with the media service's tables and its queue. */
import { type Database, migrate, openDatabase } from '@/services/common/database/database';
import { prepareJobs } from '@/services/common/jobs/jobs';
import { JOBS_SCHEMA } from '@/services/media/queue/asking';
import { MEDIA_SCHEMA, mediaMigrations, type MediaTables } from '@/services/media/queue/tables';
import { type TestDatabase, testDatabase } from '@/__tests__/support/setup/postgres';

/** Both are to be ended by the caller: `media.close()`, then `database.drop()`. */
export async function openMedia(): Promise<{ database: TestDatabase; media: Database<MediaTables> }> {
  const database = await testDatabase();
  const media = openDatabase<MediaTables>(database.url, MEDIA_SCHEMA, 3);
  await migrate(media, MEDIA_SCHEMA, mediaMigrations);
  await prepareJobs(database.url, JOBS_SCHEMA);
  return { database, media };
}
