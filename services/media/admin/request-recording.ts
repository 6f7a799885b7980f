/** Asks for the recording of an upload: once, however often the request is repeated after an answer that was lost. */
import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { RecordingRequest } from '@/lib/contracts/media/recording-jobs';
import { ServiceError } from '@/lib/platform/service-error';
import { ownerOf } from '../ingest/change';
import { IngestFailure } from '../ingest/failure';
import { otherEntryFault } from '../ingest/order/owner';
import { slugOf, parametersOf, type JobParameters } from '../ingest/order/parameters';
import { readCues } from '../ingest/text/cues';
import { newEntryFault, type HasEntry } from '../new-entry';
import { queueUpload, jobOfUpload, type QueuedUpload } from '../queue/of-upload';
import { findOpenJob } from '../queue/jobs';
import type { MediaTables } from '../queue/tables';
import type { RecordingStore } from '../store/store';
import { assetIdOf } from './asset-of-request';
import type { Uploads } from './uploads';

interface RequestPlace {
  db: Kysely<MediaTables>;
  store: RecordingStore;
  uploads: Uploads;
  hasEntry: HasEntry;
}

/** Named after its digest too, so that a request with other captions is another request. */
function captionsFile(source: string, captions: string): string {
  const digest = createHash('sha256').update(captions).digest('hex').slice(0, 16);
  return `${source}.${digest}.captions`;
}

async function parametersOfRequest(
  place: RequestPlace,
  { title, language, entry, captions }: RecordingRequest,
  source: string,
): Promise<JobParameters> {
  const own =
    entry.kind === 'new' ? { new: entry.type, title } : { entry: `${entry.type}/${entry.slug}`, title };
  const texts = captions === null ? {} : { captions: [`${language}=${captionsFile(source, captions)}`] };
  return parametersOf(source, {
    ...own,
    ...texts,
    language,
    asset: await assetIdOf(place, {
      contentType: entry.type,
      slug: entry.kind === 'new' ? slugOf(title) : entry.slug,
    }),
  });
}

/**
 * Throws CONFLICT rather than queue what would replace another entry's recording, one that may be another's because its facts are
 * damaged, or an entry with a new one. The job is read first, so that one that ends meanwhile is found as a recording.
 */
async function refuseOtherEntry(place: RequestPlace, { order, entry }: JobParameters): Promise<void> {
  const { db, store } = place;
  const making = (await findOpenJob(db, order.assetId))?.wish.order.entry;
  const made = await ownerOf(store, order.assetId).catch((error: unknown) => {
    throw error instanceof IngestFailure ? new ServiceError('CONFLICT', error.message) : error;
  });
  const fault = otherEntryFault(order, making) ?? otherEntryFault(order, made);
  if (fault !== null) throw new ServiceError('CONFLICT', fault);
  const taken = entry?.create ? await newEntryFault(order, place) : null;
  if (taken !== null)
    throw new ServiceError(
      'CONFLICT',
      `${taken}: choose an existing page if it is that one, or give the new page another title`,
    );
}

/** Throws VALIDATION_FAILED rather than queue captions that the job could not read: its upload is deleted with it. */
function refuseUnreadable(captions: string): void {
  try {
    readCues(captions);
  } catch (error) {
    throw error instanceof IngestFailure
      ? new ServiceError('VALIDATION_FAILED', `The captions cannot be used. ${error.message}`)
      : error;
  }
}

/** Throws VALIDATION_FAILED where the entry should be there and is not, published or not: the recording could not be published. */
async function refuseMissingEntry({ hasEntry }: RequestPlace, { entry }: JobParameters): Promise<void> {
  if (!entry || entry.create || (await hasEntry(entry, null))) return;
  const { contentType, slug } = entry;
  throw new ServiceError(
    'VALIDATION_FAILED',
    `There is no page ${contentType}/${slug}: write the last part of its address as it is now, or choose a new page`,
  );
}

/**
 * Throws VALIDATION_FAILED for captions that cannot be read, and an entry that should be there and is not; NOT_FOUND without a
 * whole upload that is free for these details; CONFLICT if the recording is being made of another one, or is another entry's, and if
 * an entry that should be new is there already.
 */
export async function requestRecording(
  place: RequestPlace,
  request: RecordingRequest,
): Promise<QueuedUpload> {
  const { db, uploads } = place;
  const parameters = await parametersOfRequest(place, request, uploads.pathOf(request.uploadId));
  // Before the file is looked for: that of a recording that is made already has been deleted.
  const row = await jobOfUpload(db, parameters);
  if (row) return { row, isNew: false };
  const source = await uploads.fileOf(request.uploadId);
  const { captions } = request;
  if (captions !== null) refuseUnreadable(captions);
  await refuseOtherEntry(place, parameters);
  await refuseMissingEntry(place, parameters);
  if (captions !== null) await writeFile(captionsFile(source, captions), captions);
  return queueUpload(db, parameters);
}
