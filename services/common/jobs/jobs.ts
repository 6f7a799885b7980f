/**
 * Background jobs on the same PostgreSQL (graphile-worker). A job is added inside the transaction that records why,
 * so it exists exactly when the record does. Jobs run at least once: every task must be idempotent.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Runner, type TaskList, Logger as WorkerLogger, run, runMigrations } from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import { openPool, statementSettings } from '../database/database';
import type { Logger } from '../log';
import { inRounds, type Rounds } from './rounds';

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

/** How often the queue is polled when no notification arrives, and how soon a queue that gave up is begun again, ms. */
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
  return new WorkerLogger(
    () => (level, message, meta) => log[levelOf[level] ?? 'debug']({ jobs: true, err: meta?.error }, message),
  );
}

/** Restarts stalled work, now and at every interval. */
const sweeping = ({ what, restart, everyMs }: Stalled, log: Logger): Rounds =>
  inRounds(
    async () => {
      const restarted = await restart();
      if (restarted > 0) log.warn({ restarted }, `${what} that stood still were begun again`);
    },
    { everyMs, failed: (error) => log.warn({ err: error }, `${what} could not be looked through`) },
  );

/**
 * Works until it is stopped. graphile-worker gives up where it cannot write down that a job has ended, because its database
 * is gone for that moment: it is begun again then. (Without a delay for batches it would not give up but reject a promise
 * that nobody holds, which ends the process.) The job itself is as one whose worker died.
 */
async function keepRunning(begin: () => Promise<Runner>, log: Logger): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const pause = () => sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
  let runner = await begin();
  const again = async () => {
    while (!stopping.signal.aborted) {
      // What ended it is in the log already.
      await runner.promise.catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.warn({ jobs: true }, 'the queue of background jobs is begun again');
      await pause();
      runner = await begin().catch((error: unknown) => {
        log.warn({ err: error }, 'the queue of background jobs cannot be begun');
        return runner;
      });
    }
  };
  const running = again();
  return async () => {
    stopping.abort();
    // It rejects if it has ended by itself; another could have been begun in the meantime.
    await runner.stop().catch(() => undefined);
    await running;
    await runner.stop().catch(() => undefined);
  };
}

/** Connections that a process opens for its jobs: one for each that runs, one that listens, one to spare. */
export const connectionsOfJobs = (concurrency: number): number => concurrency + 2;

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
  const pool = openPool({ ...statementSettings(databaseUrl, schema), max: connectionsOfJobs(concurrency) });
  const shared = { pgPool: pool, schema, logger: workerLogger(log) };
  await runMigrations(shared);
  const begin = () =>
    run({
      ...shared,
      taskList: tasks,
      concurrency,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      ...(crontab === undefined ? {} : { crontab }),
    });
  const stop = await keepRunning(begin, log);
  const sweeps = sweeping(stalled, log);
  return {
    stop: async () => {
      await sweeps.stop();
      await stop();
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
