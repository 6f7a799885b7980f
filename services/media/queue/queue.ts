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
  return startJobs({
    databaseUrl,
    schema: JOBS_SCHEMA,
    concurrency: availableParallelism(),
    tasks: { [RECORDING_TASK]: recordingTask(maker) },
    stalled: { what: 'recordings', restart: () => restartStalled(db, stalledMs), everyMs: SWEEP_MS },
    log,
  });
}
