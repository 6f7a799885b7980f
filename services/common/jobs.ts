/**
 * Background jobs on the same PostgreSQL (graphile-worker). A job is added inside the transaction that records why,
 * so it exists exactly when the record does. Jobs run at least once: every task must be idempotent.
 */
import { type Runner, type TaskList, Logger as WorkerLogger, run, runMigrations } from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import { openPool, statementSettings } from './database';
import type { Logger } from './log';

export interface JobOptions {
  databaseUrl: string;
  /** Schema of the queue; each service has its own. */
  schema: string;
  tasks: TaskList;
  /** Lines of `minute hour day month weekday task`, in UTC. */
  crontab?: string;
  /** Jobs that may run at the same time in this process. */
  concurrency: number;
  /** Work whose worker died. */
  stalled: Stalled;
  log: Logger;
}

export interface Stalled {
  /** What the work is called in the log. */
  what: string;
  /** Restarts it; returns how many were restarted. */
  restart: () => Promise<number>;
  /** How often stalled work is looked for, ms. */
  everyMs: number;
}

export interface Jobs {
  /** Finishes running jobs, then ends. */
  stop: () => Promise<void>;
}

/** How often the queue is polled when no notification arrives, ms. */
const POLL_MS = 1_000;
/** Attempts before a job is abandoned. */
export const MAX_ATTEMPTS = 5;

const levelOf: Readonly<Record<string, 'error' | 'warn' | 'info' | 'debug'>> = {
  error: 'error',
  warning: 'warn',
  info: 'debug',
  debug: 'debug',
};

function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => log[levelOf[level] ?? 'debug']({ jobs: true }, message));
}

/** Restarts stalled work now and then at every interval; returns a function that stops this. */
function sweeping({ what, restart, everyMs }: Stalled, log: Logger): () => void {
  const sweep = () => {
    restart().then(
      (restarted) => restarted > 0 && log.warn({ restarted }, `${what} that stood still were begun again`),
      (error: unknown) => log.warn({ err: error }, `${what} could not be looked through`),
    );
  };
  const timer = setInterval(sweep, everyMs);
  sweep();
  return () => clearInterval(timer);
}

/** Brings the queue's tables up to date and starts working. */
export async function startJobs({
  databaseUrl,
  schema,
  tasks,
  crontab,
  concurrency,
  stalled,
  log,
}: JobOptions): Promise<Jobs> {
  // One connection listens; each running job needs one.
  const pool = openPool({ ...statementSettings(databaseUrl, schema), max: concurrency + 2 });
  const shared = { pgPool: pool, schema, logger: workerLogger(log) };
  await runMigrations(shared);
  const runner: Runner = await run({
    ...shared,
    taskList: tasks,
    concurrency,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    ...(crontab === undefined ? {} : { crontab }),
  });
  const rest = sweeping(stalled, log);
  return {
    stop: async () => {
      rest();
      await runner.stop();
      await pool.end();
    },
  };
}

/** Brings the queue's tables up to date without working: for a process that only adds jobs. */
export async function prepareJobs(databaseUrl: string, schema: string): Promise<void> {
  const pool = openPool({ ...statementSettings(databaseUrl, schema), max: 1 });
  try {
    await runMigrations({ pgPool: pool, schema });
  } finally {
    await pool.end();
  }
}

/** Adds a job on the caller's connection. The smallest `priority` runs first. A waiting job with the same key is replaced. */
export async function addJob<Tables>(
  db: Kysely<Tables>,
  schema: string,
  { task, payload, key, priority = 0 }: { task: string; payload: object; key: string; priority?: number },
): Promise<void> {
  const name = sql.id(schema, 'add_job');
  await sql`select ${name}(identifier := ${task}, payload := ${JSON.stringify(payload)}::json, job_key := ${key},
    max_attempts := ${MAX_ATTEMPTS}, priority := ${priority})`.execute(db);
}
