/** Jobs of this service's queue as operators see them, and the retry of one that failed (graphile-worker's own view and function). */
import { sql, type QueryExecutorProvider } from 'kysely';
import type { AdminJob, AdminJobs } from '@/lib/contracts/administration/operator';
import { JOBS_SCHEMA } from './certificates/store';

const MOST_LISTED = 100;

interface Row extends Omit<AdminJob, 'at'> {
  at: Date;
  total: number;
}

/** State of a row of the view. Not given up while it runs: the last attempt counts from its start. */
export const stateOfJob = sql<AdminJob['state']>`case
  when locked_at is not null then 'working' when attempts >= max_attempts then 'given-up'
  when attempts > 0 then 'failing' else 'waiting' end`;

/** Abandoned jobs first, then those that were attempted before, then the rest in the order in which they will run. */
export async function listJobs(db: QueryExecutorProvider): Promise<AdminJobs> {
  const { rows } = await sql<Row>`
    select id::text, task_identifier as task, attempts, run_at as at, last_error as error, count(*) over ()::int as total,
      ${stateOfJob} as state
    from ${sql.id(JOBS_SCHEMA, 'jobs')}
    order by ${stateOfJob} = 'given-up' desc, attempts > 0 desc, run_at, id limit ${MOST_LISTED}`.execute(db);
  return {
    jobs: rows.map(({ total: _total, at, ...job }) => ({ ...job, at: at.toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}

/** Runs a job again now, its attempts reset. False when it does not exist, has finished, or is running. */
export async function retryJob(db: QueryExecutorProvider, id: string): Promise<boolean> {
  const { rows } = await sql`
    select id from ${sql.id(JOBS_SCHEMA, 'reschedule_jobs')}(array[${id}::bigint], run_at := now(), attempts := 0)`.execute(
    db,
  );
  return rows.length > 0;
}
