/** Work outside requests: certificates, certificates whose worker died, and deletion of what was kept long enough. */
import { type Jobs, startJobs } from '@/services/common/jobs';
import { certificateTask, type CertificateMaker } from './certificates/job';
import { CERTIFICATE_TASK, JOBS_SCHEMA, restartStalled } from './certificates/store';
import { purgeReports } from './reports/analytics';
import { purgeRecords } from './records/feeds';
import { rollUp } from './usage/roll-up';

const CONCURRENCY = 2;
/** How often certificates that stand still are looked for, ms. */
const SWEEP_MS = 10_000;
const PURGE_TASK = 'purge';
const USAGE_TASK = 'usage';
/** Once a night, UTC: use first, which needs the salts and events that are then deleted. */
const CRONTAB = `41 2 * * * ${USAGE_TASK}\n17 3 * * * ${PURGE_TASK}`;

export interface BackgroundOptions {
  databaseUrl: string;
  maker: CertificateMaker;
}

export async function startBackground({ databaseUrl, maker }: BackgroundOptions): Promise<Jobs> {
  const { db, log, now } = maker;
  const jobs = await startJobs({
    databaseUrl,
    schema: JOBS_SCHEMA,
    concurrency: CONCURRENCY,
    crontab: CRONTAB,
    tasks: {
      [CERTIFICATE_TASK]: certificateTask(maker),
      [USAGE_TASK]: async () => {
        await rollUp(db, new Date(now()));
        await purgeRecords(db, new Date(now()));
      },
      [PURGE_TASK]: () => purgeReports(db, new Date(now())),
    },
    log,
  });
  const sweep = () => {
    restartStalled(db, new Date(now())).then(
      (restarted) =>
        restarted > 0 && log.warn({ restarted }, 'certificates that stood still were begun again'),
      (error: unknown) => log.warn({ err: error }, 'certificates could not be looked through'),
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
