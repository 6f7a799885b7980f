/** What an operator does with a job: cancels it, or takes it off the list once it has ended (docs/contracts/media.md §6). */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { uuid } from '@/lib/contracts/http/ids';
import { recordingJobSchema } from '@/lib/contracts/media/recording-jobs';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { adminOperation } from '@/services/common/operations/operation';
import { cancelJob, dismissJob } from '../queue/asking';
import { findJob, jobOf } from '../queue/jobs';
import type { JobRow, MediaTables } from '../queue/tables';

type Db = Kysely<MediaTables>;

const params = z.object({ jobId: uuid });

/** A call that changes a job; `refusal` is what is said of one that is there and cannot be changed so. */
interface Act {
  id: string;
  path: 'cancel' | 'dismiss';
  summary: string;
  change: (db: Db, id: string) => Promise<JobRow | null>;
  refusal: string;
}

const acts: readonly Act[] = [
  {
    id: 'cancelRecording',
    path: 'cancel',
    summary: 'Cancels what is not ended',
    change: cancelJob,
    refusal: 'This job has ended already',
  },
  {
    id: 'dismissRecording',
    path: 'dismiss',
    summary: 'Takes what has ended off the list',
    change: dismissJob,
    refusal: 'This job has not ended: cancel it first',
  },
];

export function registerJobs(app: Server, base: string, { db }: { db: Db }): void {
  for (const { id, path, summary, change, refusal } of acts)
    app.post(
      `${base}/jobs/:jobId/${path}`,
      {
        schema: { params, response: { 200: recordingJobSchema } },
        ...adminOperation(id, summary, { refusals: ['NOT_FOUND', 'CONFLICT'] }),
      },
      async (request) => {
        const { jobId } = request.params;
        const row = await change(db, jobId);
        if (row) return jobOf(row);
        if (await findJob(db, jobId)) throw new ServiceError('CONFLICT', refusal);
        throw new ServiceError('NOT_FOUND', 'There is no such job');
      },
    );
}
