/** Jobs as they stand: the open ones, those that have ended, and how operators see one. */
import { type Kysely, sql } from 'kysely';
import type { RecordingJob } from '@/lib/contracts/media/recording-jobs';
import type { IngestOrder } from '../ingest/order/order';
import { isSameEntry } from '../ingest/order/owner';
import { STALLED_MS } from './runs';
import type { JobRow, MediaTables } from './tables';

type Db = Kysely<MediaTables>;

export const isOpen = ({ state }: Pick<JobRow, 'state'>): boolean =>
  state === 'waiting' || state === 'working';

const openJobs = (db: Db) =>
  db.selectFrom('recording_job').selectAll().where('state', 'in', ['waiting', 'working']);

/** Files that waiting and working jobs are made of. */
export const sourcesInUse = async (db: Db): Promise<string[]> =>
  (await openJobs(db).execute()).map(({ wish: parameters }) => parameters.order.source);

/** The waiting or working job that makes this recording, of which there is at most one. */
export const findOpenJob = async (db: Db, assetId: string): Promise<JobRow | null> =>
  (await openJobs(db).where('asset_id', '=', assetId).executeTakeFirst()) ?? null;

/**
 * Whether what is changed of this recording now could be undone by a job: one that is open, or was cancelled and whose run has
 * not ended yet, unless its worker died.
 */
export async function isBeingMade(db: Db, assetId: string): Promise<boolean> {
  const making = await db
    .selectFrom('recording_job')
    .select('id')
    .where('asset_id', '=', assetId)
    .where(({ and, eb, or }) =>
      or([
        eb('state', 'in', ['waiting', 'working']),
        and([
          eb('state', '=', 'cancelled'),
          eb('runner', 'is not', null),
          eb('touched_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${STALLED_MS / 1000})`),
        ]),
      ]),
    )
    .executeTakeFirst();
  return making !== undefined;
}

/** The waiting or working job that makes the recording of this entry, under whatever id. */
export const findOpenJobOf = async (db: Db, entry: IngestOrder['entry']): Promise<JobRow | null> =>
  (await openJobs(db).execute()).find(({ wish: parameters }) => isSameEntry(parameters.order.entry, entry)) ??
  null;

const MOST_LISTED = 200;

/** Jobs that ended within the last day: their uploads may still have to be deleted. */
export const endedJobs = (db: Db): Promise<JobRow[]> =>
  db
    .selectFrom('recording_job')
    .selectAll()
    .where('state', 'not in', ['waiting', 'working'])
    .where('touched_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute();

/** Newest first, at most 200. */
export const listJobs = (db: Db): Promise<JobRow[]> =>
  db.selectFrom('recording_job').selectAll().orderBy('asked_at', 'desc').limit(MOST_LISTED).execute();

export const findJob = async (db: Db, id: string): Promise<JobRow | null> =>
  (await db.selectFrom('recording_job').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** The job as operators see it. */
export const jobOf = (row: JobRow): RecordingJob => ({
  id: row.id,
  assetId: row.asset_id,
  title: row.title,
  state: row.state,
  step: row.step,
  share: row.share,
  reason: row.reason,
  message: row.message,
  attempts: row.attempts,
  askedAt: row.asked_at.toISOString(),
});
