/** The queue of recordings: one run per core; jobs of a worker that died are restarted. */
import { availableParallelism } from 'node:os';
import { type Jobs, startJobs } from '@/services/common/jobs/jobs';
import { requeueLost } from './lost';
import { restartStalled } from './deaths';
import { JOBS_SCHEMA, RECORDING_TASK } from './asking';
import { STALLED_MS, touchRuns } from './runs';
import { cleanEnded, endDeadly, leaveRuns, recordingTask, type RecordingMaker } from './task';

/** How often to look for jobs without a heartbeat, ms. */
const SWEEP_MS = 2_000;

export interface QueueOptions {
  databaseUrl: string;
  maker: Omit<RecordingMaker, 'runs'>;
  stalledMs?: number;
}

export async function startQueue({
  databaseUrl,
  maker: given,
  stalledMs = STALLED_MS,
}: QueueOptions): Promise<Jobs> {
  const maker: RecordingMaker = { ...given, runs: new Set() };
  const { db, log } = maker;
  await cleanEnded(maker);
  const restart = async () => {
    // This process is alive: its runs without a heartbeat slept with the machine, or could not reach the database.
    await touchRuns(db, [...maker.runs]);
    await endDeadly(maker, stalledMs);
    return (await restartStalled(db, stalledMs)) + (await requeueLost(db));
  };
  const jobs = await startJobs({
    databaseUrl,
    schema: JOBS_SCHEMA,
    concurrency: availableParallelism(),
    tasks: { [RECORDING_TASK]: recordingTask(maker) },
    stalled: { what: 'recordings', restart, everyMs: SWEEP_MS },
    log,
  });
  return {
    stop: async () => {
      // First, so that it takes up nothing more.
      const stopped = jobs.stop();
      await leaveRuns(maker).catch((error: unknown) =>
        log.warn({ err: error }, 'recordings were not let go of'),
      );
      await stopped;
    },
  };
}
