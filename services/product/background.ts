/** Work outside requests: making certificates, restarting stalled ones, and deleting ended hand-overs and data past its time. */
import { deleteOldAudit } from '@/services/common/audit/write';
import { attemptAll } from '@/services/common/jobs/attempts';
import { type Jobs, startJobs } from '@/services/common/jobs/jobs';
import { certificateTask, type CertificateMaker } from './certificates/job';
import { CERTIFICATE_TASK, JOBS_SCHEMA, restartStalled } from './certificates/store';
import { forgetHandOvers } from './hand-over/rows';
import { deleteEndedCounts } from './limits/counting';
import { purgeReports } from './reports/analytics';
import { purgeRecords } from './records/feeds';
import { rollUp } from './usage/roll-up';

const CONCURRENCY = 2;
/** How often stalled certificates are looked for, ms. */
const SWEEP_MS = 10_000;
const PURGE_TASK = 'purge';
const USAGE_TASK = 'usage';
const HAND_OVER_TASK = 'hand-overs';
const COUNTS_TASK = 'counts';
/**
 * Once a night, UTC: the usage roll-up, then the purge; at the next start (`fill`) if nothing ran at that minute. Hand-overs every
 * minute; ended counts of calls every five, for a flood from many addresses makes many of them.
 */
const CRONTAB = `41 2 * * * ${USAGE_TASK} ?fill=1d
17 3 * * * ${PURGE_TASK} ?fill=1d
* * * * * ${HAND_OVER_TASK}
*/5 * * * * ${COUNTS_TASK}`;

export interface BackgroundOptions {
  databaseUrl: string;
  maker: CertificateMaker;
}

export function startBackground({ databaseUrl, maker }: BackgroundOptions): Promise<Jobs> {
  const { db, log, now } = maker;
  return startJobs({
    databaseUrl,
    schema: JOBS_SCHEMA,
    concurrency: CONCURRENCY,
    crontab: CRONTAB,
    tasks: {
      [CERTIFICATE_TASK]: certificateTask(maker),
      [USAGE_TASK]: () => rollUp(db, new Date(now())),
      [PURGE_TASK]: () =>
        attemptAll('What is past its time could not be deleted', async (attempt) => {
          // Identity deletes audit lines too, but where the issuer is hosted it does not run.
          await attempt('audit', () => deleteOldAudit(db));
          await attempt('reports', () => purgeReports(db, new Date(now())));
          await attempt('records', () => purgeRecords(db, new Date(now())));
        }),
      [COUNTS_TASK]: () => deleteEndedCounts(db, new Date(now())),
      [HAND_OVER_TASK]: () => forgetHandOvers(db, new Date(now())),
    },
    stalled: {
      what: 'certificates',
      restart: () => restartStalled(db, new Date(now())),
      everyMs: SWEEP_MS,
    },
    log,
  });
}
