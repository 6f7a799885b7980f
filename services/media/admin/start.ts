/** Sets up the operators' part of the media process: its database, the check for operators, and ffmpeg. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { configOrExit } from '@/lib/platform/config';
import { keyList } from '@/lib/platform/key-list';
import { unavailable } from '@/lib/platform/service-error';
import { visitorSources } from '@/lib/platform/visitor/sources';
import { migrateAtStart, openDatabase } from '@/services/common/database/database';
import { prepareJobs } from '@/services/common/jobs/jobs';
import type { Logger } from '@/services/common/log';
import { requireTools } from '../ingest/source/tools';
import { hasEntry, publish } from '../publish';
import { JOBS_SCHEMA } from '../queue/asking';
import { MEDIA_SCHEMA, mediaMigrations, type MediaTables } from '../queue/tables';
import type { RecordingPlace } from '../store/store';
import { createOperators } from './operators';
import { readRightsFrom, type DeliverySettings } from './rights';
import type { AdminDependencies } from './calls';

/** Starts it; returns its dependencies and a function that closes the database. */
export async function startAdmin(
  log: Logger,
  content: DeliverySettings,
  place: RecordingPlace,
): Promise<{ admin: AdminDependencies; close: () => Promise<void> }> {
  const config = configOrExit([
    'DATABASE_URL', 'DATA_DIR', 'FFMPEG_PATH', 'MEDIA_PUBLIC_URL', 'MEDIA_SIGNING_KEY', 'OIDC_AUTHORITY',
    'IDENTITY_URL', 'OIDC_AUDIENCE', 'CUSTOMERS_API_URL', 'CUSTOMERS_API_KEY',
  ]); // prettier-ignore
  const uploads = path.resolve(config.DATA_DIR, 'uploads');
  await mkdir(uploads, { recursive: true });
  const database = openDatabase<MediaTables>(config.DATABASE_URL, MEDIA_SCHEMA, 4);
  await migrateAtStart(database, MEDIA_SCHEMA, mediaMigrations, log);
  await prepareJobs(config.DATABASE_URL, JOBS_SCHEMA);
  const { tokens, viewers } = visitorSources(config, log);
  const admin: AdminDependencies = {
    db: database.db,
    ...place,
    uploads,
    operators: createOperators(tokens, viewers),
    grants: { mediaUrl: config.MEDIA_PUBLIC_URL, keys: keyList(config.MEDIA_SIGNING_KEY) },
    tools: () =>
      requireTools(config.FFMPEG_PATH).catch(
        unavailable(
          'ffmpeg and ffprobe were not found on the machine of the media service: install them (Debian: apt-get install ffmpeg), then ask again',
        ),
      ),
    publish,
    hasEntry,
    rights: readRightsFrom(content),
    now: () => Date.now(),
  };
  return { admin, close: database.close };
}
