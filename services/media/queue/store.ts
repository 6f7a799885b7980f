/** The rows of the queue: one open job per recording, claimed by one run at a time, ended once. */
import { type Kysely, type Selectable, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { RecordingJob } from '@/lib/contracts/media/recording-jobs';
import { ServiceError } from '@/lib/platform/service-error';
import { addJob } from '@/services/common/jobs/jobs';
import type { IngestOrder } from '../ingest/order/order';
import { isSameEntry } from '../ingest/order/owner';
import type { JobParameters } from '../ingest/order/parameters';
import type { JobTable, MediaTables } from './tables';

type Db = Kysely<MediaTables>;
export type JobRow = Selectable<JobTable>;

export const JOBS_SCHEMA = 'media_jobs';
export const RECORDING_TASK = 'recording';

/** Ten missed heartbeats: the worker died, or the machine was suspended. */
export const STALLED_MS = 10_000;

const isTaken = (error: unknown) => (error as { code?: unknown }).code === '23505';

interface NewJob {
  parameters: JobParameters;
  /** A lower number runs first (graphile-worker). */
  priority?: number;
}

/**
 * Queues a recording, in the transaction of the caller if there is one. Throws CONFLICT while one with the same asset id is
 * waiting or being made.
 */
export async function queueRecording(db: Db, { parameters, priority = 0 }: NewJob): Promise<JobRow> {
  const id = randomUUID();
  const queue = async (transaction: Db) => {
    const row = await transaction
      .insertInto('recording_job')
      .values({
        id,
        asset_id: parameters.order.assetId,
        title: parameters.title,
        wish: sql`${JSON.stringify(parameters)}::jsonb`,
        priority,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        if (isTaken(error)) throw new ServiceError('CONFLICT', 'This recording is being made already');
        throw error;
      });
    await addJob<MediaTables>(transaction, JOBS_SCHEMA, {
      task: RECORDING_TASK,
      payload: { jobId: id },
      key: id,
      priority,
    });
    return row;
  };
  return db.isTransaction ? queue(db) : db.transaction().execute(queue);
}

export const isOpen = ({ state }: Pick<JobRow, 'state'>): boolean =>
  state === 'waiting' || state === 'working';

/** Claims a job for a run; null if the job has ended or another run holds it. */
export async function claimJob(db: Db, id: string, runner: string): Promise<JobRow | null> {
  const row = await db
    .updateTable('recording_job')
    .set((build) => ({
      state: 'working',
      runner,
      attempts: build('attempts', '+', 1),
      touched_at: sql`clock_timestamp()`,
    }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'working'])
    .where('runner', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Heartbeat with progress. False if the job was cancelled or another run holds it now: the work must stop. */
export async function touchJob(
  db: Db,
  { id, runner }: Held,
  at: { step: string | null; share: number },
): Promise<boolean> {
  const row = await db
    .updateTable('recording_job')
    .set({ ...at, touched_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('runner', '=', runner)
    .where('state', '=', 'working')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The heartbeat of runs, whatever they are doing. */
export async function touchRuns(db: Db, runs: readonly Held[]): Promise<void> {
  if (runs.length === 0) return;
  await db
    .updateTable('recording_job')
    .set({ touched_at: sql`clock_timestamp()` })
    .where(
      'runner',
      'in',
      runs.map(({ runner }) => runner),
    )
    .execute();
}

/** A job and the run that holds it. */
export interface Held {
  id: string;
  runner: string;
}

export interface Ending {
  state: 'done' | 'failed' | 'waiting';
  reason?: string;
  message?: string;
  /** How many runs have failed now; absent: as many as before. */
  failures?: number;
}

/** Ends a run: done, failed for good, or waiting for a retry. */
export async function endRun(
  db: Db,
  { id, runner }: Held,
  { state, reason, message, ...counted }: Ending,
): Promise<void> {
  await db
    .updateTable('recording_job')
    .set({
      state,
      runner: null,
      step: null,
      share: state === 'done' ? 1 : 0,
      reason: reason ?? null,
      message: message ?? null,
      ...counted,
      touched_at: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('runner', '=', runner)
    .where('state', '=', 'working')
    .execute();
}

/** Lets go of a job whose run is over, whatever became of it: one that was cancelled still names the run until then. */
export async function leaveRun(db: Db, { id, runner }: Held): Promise<void> {
  await db
    .updateTable('recording_job')
    .set({ runner: null })
    .where('id', '=', id)
    .where('runner', '=', runner)
    .execute();
}

/** Cancels a job that has not ended; its run stops at the next heartbeat. Null if there is nothing to cancel. */
export function cancelJob(db: Db, id: string): Promise<JobRow | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('recording_job')
      .set({ state: 'cancelled', step: null, touched_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'working'])
      .returningAll()
      .executeTakeFirst();
    // A job that waits for an outage to pass has no task, and its upload and work are to be deleted now.
    if (row?.runner === null) await queueAgain(transaction, [row]);
    return row ?? null;
  });
}

/**
 * Takes a job that has ended off the list: a failed one counts as cancelled from now on, and of one that is done nothing is said any
 * more. Null where there is none. Done twice, it is done once.
 */
export const dismissJob = async (db: Db, id: string): Promise<JobRow | null> =>
  (await db
    .updateTable('recording_job')
    .set({
      state: sql<JobRow['state']>`case state when 'failed' then 'cancelled' else state end`,
      message: null,
    })
    .where('id', '=', id)
    .where('state', 'not in', ['waiting', 'working'])
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Gives jobs a task of their own once more. */
export async function queueAgain(
  transaction: Db,
  rows: readonly Pick<JobRow, 'id' | 'priority'>[],
): Promise<void> {
  for (const { id, priority } of rows)
    await addJob<MediaTables>(transaction, JOBS_SCHEMA, {
      task: RECORDING_TASK,
      payload: { jobId: id },
      key: `${id} ${randomUUID()}`,
      priority,
    });
}

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
