/** Jobs whose task is lost: a worker that is killed between taking a task and claiming its job leaves both as they were. */
import { type Kysely, sql } from 'kysely';
import { MAX_ATTEMPTS } from '@/services/common/jobs/jobs';
import { JOBS_SCHEMA, queueAgain } from './asking';
import type { MediaTables } from './tables';

/**
 * Before its last attempt, graphile-worker waits this long, e to the power of the attempts before; otherwise it waits 4 h for a
 * worker that died.
 */
const LONGEST_BACK_OFF_S = Math.ceil(Math.exp(MAX_ATTEMPTS - 1));

/** A job that waits for ffmpeg, its storage or room is tried less often from time to time: its film may be read for each try. */
const LONGEST_WAIT_S = 10 * LONGEST_BACK_OFF_S;

/** How long a waiting job has no task before it is queued again, in seconds. */
const wait = sql<number>`case when reason is null then ${LONGEST_BACK_OFF_S}
  else least(${LONGEST_BACK_OFF_S} * greatest(attempts, 1), ${LONGEST_WAIT_S}) end`;

/**
 * Queues waiting jobs again that have no task to be taken, and have had none for the longest wait between two attempts, or longer.
 * Returns how many.
 */
export async function requeueLost(db: Kysely<MediaTables>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('recording_job')
      .set({ touched_at: sql`clock_timestamp()` })
      .where('state', '=', 'waiting')
      .where('touched_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${wait})`)
      // The key of a task is the id of its job, or begins with it and a space. An equality, so that the tables are joined by hash.
      .where(
        sql<boolean>`not exists (select from ${sql.id(JOBS_SCHEMA, 'jobs')} as task
          where split_part(task.key, ' ', 1) = recording_job.id::text and task.locked_at is null and task.attempts < task.max_attempts)`,
      )
      .returning(['id', 'priority'])
      .execute();
    await queueAgain(transaction, rows);
    return rows.length;
  });
}
