/** The queue of recordings: one run per core; jobs of a worker that died are restarted. */
import { availableParallelism } from 'node:os';
import { type Jobs, startJobs } from '@/services/common/jobs';
import { requeueLost } from './lost';
import { JOBS_SCHEMA, RECORDING_TASK, restartStalled, STALLED_MS } from './store';
import { cleanEnded, recordingTask, type RecordingMaker } from './task';

/** How often to look for jobs without a heartbeat, ms. */
const SWEEP_MS = 2_000;

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
  const restart = async () => (await restartStalled(db, stalledMs)) + (await requeueLost(db));
  return startJobs({
    databaseUrl,
    schema: JOBS_SCHEMA,
    concurrency: availableParallelism(),
    tasks: { [RECORDING_TASK]: recordingTask(maker) },
    stalled: { what: 'recordings', restart, everyMs: SWEEP_MS },
    log,
  });
}
