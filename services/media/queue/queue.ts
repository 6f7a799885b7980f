/** The queue of recordings: one run a core, and what a worker that died left is begun again. */
import { availableParallelism } from 'node:os';
import { type Jobs, startJobs } from '@/services/common/jobs';
import { JOBS_SCHEMA, RECORDING_TASK, restartStalled } from './store';
import { cleanEnded, recordingTask, type RecordingMaker } from './task';

/** How often jobs without a sign of life are looked for, ms. */
const SWEEP_MS = 2_000;
/** Ten signs missed: the worker is gone, or the machine stood still. */
const STALLED_MS = 10_000;

export interface QueueOptions {
  databaseUrl: string;
  maker: RecordingMaker;
  stalledMs?: number;
}

export async function startQueue({
  databaseUrl,
  maker,
  stalledMs = STALLED_MS,
}: QueueOptions): Promise<Jobs> {
  const { db, log } = maker;
  await cleanEnded(maker);
  const jobs = await startJobs({
    databaseUrl,
    schema: JOBS_SCHEMA,
    concurrency: availableParallelism(),
    tasks: { [RECORDING_TASK]: recordingTask(maker) },
    log,
  });
  const sweep = () => {
    restartStalled(db, stalledMs).then(
      (restarted) => restarted > 0 && log.warn({ restarted }, 'recordings that stood still were begun again'),
      (error: unknown) => log.warn({ err: error }, 'the queue of recordings could not be looked through'),
    );
  };
  const timer = setInterval(sweep, SWEEP_MS);
  sweep();
  return {
    stop: async () => {
      clearInterval(timer);
      await jobs.stop();
    },
  };
}
