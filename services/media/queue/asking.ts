/** What people do with jobs: ask for one, cancel it, take it off the list. At most one job is open for a recording. */
import { type Kysely, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { ServiceError } from '@/lib/platform/service-error';
import { addJob } from '@/services/common/jobs/jobs';
import type { JobParameters } from '../ingest/order/parameters';
import type { JobRow, MediaTables } from './tables';

type Db = Kysely<MediaTables>;

export const JOBS_SCHEMA = 'media_jobs';
export const RECORDING_TASK = 'recording';

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
