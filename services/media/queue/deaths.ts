/**
 * Jobs whose worker died: begun again, each alone, and given up at last. A file that swells until the system ends its worker ends
 * every other recording that the worker was making; which of them it was shows once each is made alone.
 */
import { type Kysely, sql } from 'kysely';
import { MAX_ATTEMPTS } from '@/services/common/jobs/jobs';
import { queueAgain } from './asking';
import type { Held } from './runs';
import type { JobRow, MediaTables } from './tables';

type Db = Kysely<MediaTables>;

/** A run of this process. */
export interface Run extends Held {
  /** A worker died while it made this recording before: nothing else is made beside it. */
  isSuspect: boolean;
}

/** Whether a job that had a death waits until some worker has nothing else to make; one with a reason waits for that to pass. */
async function isSuspectWaiting(db: Db): Promise<boolean> {
  const waiting = await db
    .selectFrom('recording_job')
    .select('id')
    .where('state', 'in', ['waiting', 'working'])
    .where('deaths', '>', 0)
    .where('runner', 'is', null)
    .where('reason', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/**
 * Takes a place among the runs of this process, which the caller gives back (`runs.delete`). Null: not now, because it or another
 * would not be alone. Others begin nothing while one waits to be alone, or it would wait for ever.
 */
export async function takePlace(
  db: Db,
  runs: Set<Run>,
  { job, runner }: { job: JobRow; runner: string },
): Promise<Run | null> {
  const run = { id: job.id, runner, isSuspect: job.deaths > 0 };
  if (!run.isSuspect && (await isSuspectWaiting(db))) return null;
  // Nothing is awaited from here on: two that ask at once would both be alone.
  const isCrowded = run.isSuspect ? runs.size > 0 : [...runs].some(({ isSuspect }) => isSuspect);
  if (isCrowded) return null;
  runs.add(run);
  return run;
}

const ALONE =
  'The process that makes recordings ended while it made this one: it is made again by itself, once the others are made';

/** Leaves a job that has no run for later: it is queued again like one whose task is lost (lost.ts). */
export async function postpone(db: Db, { id, deaths }: JobRow): Promise<void> {
  await db
    .updateTable('recording_job')
    .set({
      ...{ state: 'waiting', step: null, share: 0, touched_at: sql`clock_timestamp()` },
      ...(deaths > 0 ? { reason: null, message: ALONE } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'working'])
    .where('runner', 'is', null)
    .execute();
}

/** The most workers that end while they make one recording; all but the first end while they make this one alone. */
const MOST_DEATHS = MAX_ATTEMPTS;

/** What a job becomes whose worker died; one that let go of it before it stopped (leaveRun) did not. */
const stalled = (db: Db, stalledMs: number) =>
  db
    .updateTable('recording_job')
    .set({
      touched_at: sql`clock_timestamp()`,
      runner: null,
      deaths: sql`deaths + case when runner is null then 0 else 1 end`,
    })
    .where('state', '=', 'working')
    .where('touched_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${stalledMs / 1000})`);

/** Restarts jobs without a heartbeat for `stalledMs`: their worker died. Returns how many. */
export async function restartStalled(db: Db, stalledMs: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await stalled(transaction, stalledMs)
      // Not as one that is worked on, which would be queued again at each look until a worker has room for it.
      .set({ state: 'waiting', step: null, share: 0 })
      .where(({ eb, or }) => or([eb('deaths', '<', MOST_DEATHS - 1), eb('runner', 'is', null)]))
      .returning(['id', 'priority'])
      .execute();
    await queueAgain(transaction, rows);
    return rows.length;
  });
}

/** Fails the jobs that have ended so many workers that they would end the next too, and returns them. */
export const failDeadly = (db: Db, stalledMs: number): Promise<JobRow[]> =>
  stalled(db, stalledMs)
    .set({
      state: 'failed',
      step: null,
      share: 0,
      reason: 'ENCODER_KILLED',
      message: `The process that makes recordings was ended ${MOST_DEATHS} times while it made this one, perhaps for want of memory: it is not tried again`,
    })
    .where('deaths', '>=', MOST_DEATHS - 1)
    .where('runner', 'is not', null)
    .returningAll()
    .execute();
