/** Work outside requests: making certificates, restarting stalled ones, following feeds of records, and deleting ended hand-overs and data past its time. */
import { deleteOldAudit } from '@/services/common/audit/write';
import { attemptAll } from '@/services/common/jobs/attempts';
import { type Jobs, startJobs } from '@/services/common/jobs/jobs';
import { certificateTask, type CertificateMaker } from './certificates/job';
import { CERTIFICATE_TASK, JOBS_SCHEMA, restartStalled } from './certificates/store';
import { JOBS_AT_ONCE } from './databases';
import { forgetHandOvers } from './hand-over/rows';
import { deleteEndedCounts } from './limits/counting';
import { purgeReports } from './reports/analytics';
import { type FollowedFeeds, followFeeds } from './records/follow';
import { purgeRecords } from './records/write-feed';
import { rollUp } from './usage/roll-up';

/** How often stalled certificates are looked for, ms. */
const SWEEP_MS = 10_000;
const PURGE_TASK = 'purge';
const USAGE_TASK = 'usage';
const HAND_OVER_TASK = 'hand-overs';
const COUNTS_TASK = 'counts';
const RECORDS_TASK = 'records';
/**
 * Once a night, UTC: the usage roll-up, then the purge; at the next start (`fill`) if nothing ran at that minute. Hand-overs every
 * minute; ended counts of calls every five, for a flood from many addresses makes many of them. Feeds of records every minute,
 * unless a round of many organisations is under way still (`followFeeds`): a queue of the jobs' own would stay locked for four hours
 * after a kill (decision 0099).
 */
const CRONTAB = `41 2 * * * ${USAGE_TASK} ?fill=1d
17 3 * * * ${PURGE_TASK} ?fill=1d
* * * * * ${HAND_OVER_TASK}
*/5 * * * * ${COUNTS_TASK}
* * * * * ${RECORDS_TASK}`;

export interface BackgroundOptions {
  databaseUrl: string;
  maker: CertificateMaker;
  followed: Omit<FollowedFeeds, 'log'>;
}

export function startBackground({ databaseUrl, maker, followed }: BackgroundOptions): Promise<Jobs> {
  const { db, log, now } = maker;
  return startJobs({
    databaseUrl,
    schema: JOBS_SCHEMA,
    concurrency: JOBS_AT_ONCE,
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
      [RECORDS_TASK]: (_payload, { abortSignal }) => followFeeds(db, { ...followed, log }, abortSignal),
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
