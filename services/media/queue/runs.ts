/** The runs of a job: claimed by one at a time, held by its heartbeat, ended once. */
import { type Kysely, sql } from 'kysely';
import type { JobRow, MediaTables } from './tables';

type Db = Kysely<MediaTables>;

/** Ten missed heartbeats: the worker died, or the machine was suspended. */
export const STALLED_MS = 10_000;

/** A job and the run that holds it. */
export interface Held {
  id: string;
  runner: string;
}

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
