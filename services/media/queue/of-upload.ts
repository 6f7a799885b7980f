/** The job of an upload, of which only one recording is made, however often it is asked for. */
import { type Kysely, sql } from 'kysely';
import { ServiceError } from '@/lib/platform/service-error';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import type { JobParameters } from '../ingest/order/parameters';
import { queueRecording } from './asking';
import type { JobRow, MediaTables } from './tables';

type Db = Kysely<MediaTables>;

/** `isNew` is false for a repeated request, whose job is that of the first. */
export interface QueuedUpload {
  row: JobRow;
  isNew: boolean;
}

/**
 * The job that was asked for with this upload and these details; null if the upload was not used. Throws NOT_FOUND if the details
 * were others, which need an upload of their own, and if no recording came of it: an upload is deleted with its job.
 */
export async function jobOfUpload(db: Db, parameters: JobParameters): Promise<JobRow | null> {
  const row = await db
    .selectFrom('recording_job')
    .selectAll()
    .select(sql<boolean>`wish = ${JSON.stringify(parameters)}::jsonb`.as('isSame'))
    .where(sql`wish -> 'order' ->> 'source'`, '=', parameters.order.source)
    .executeTakeFirst();
  if (!row) return null;
  if (row.state === 'failed' || row.state === 'cancelled')
    throw new ServiceError(
      'NOT_FOUND',
      'No recording came of this upload, and it is gone: send the file again',
    );
  if (row.isSame) return row;
  throw new ServiceError(
    'NOT_FOUND',
    `This upload is for the recording “${row.title}” already: send the file again to make another of it`,
  );
}

/** Queues the recording of an upload. Throws as `jobOfUpload` and `queueRecording` do. */
export const queueUpload = (db: Db, parameters: JobParameters): Promise<QueuedUpload> =>
  db.transaction().execute(async (transaction) => {
    const { source } = parameters.order;
    // Of two equal requests at once the second waits here, and then finds the job of the first.
    await takeAdvisoryLock(transaction, `upload ${source}`);
    const row = await jobOfUpload(transaction, parameters);
    return row
      ? { row, isNew: false }
      : { row: await queueRecording(transaction, { parameters }), isNew: true };
  });
