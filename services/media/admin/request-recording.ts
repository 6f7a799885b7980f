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
import { newEntryFault, type HasEntry } from '../new-entry';
import { queueUpload, jobOfUpload, type QueuedUpload } from '../queue/of-upload';
import { findOpenJob } from '../queue/store';
import type { MediaTables } from '../queue/tables';
import type { RecordingStore } from '../store/store';
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

function parametersOfRequest(
  { title, language, entry, captions }: RecordingRequest,
  source: string,
): JobParameters {
  const own =
    entry.kind === 'new' ? { new: entry.type, title } : { entry: `${entry.type}/${entry.slug}`, title };
  const texts = captions === null ? {} : { captions: [`${language}=${captionsFile(source, captions)}`] };
  return parametersOf(source, {
    ...own,
    ...texts,
    language,
    asset: `rec-${slugOf(entry.kind === 'new' ? title : entry.slug)}`,
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

/**
 * Throws NOT_FOUND without a whole upload that is free for these details; CONFLICT if the recording is being made of another one,
 * or is another entry's, and if an entry that should be new is there already.
 */
export async function requestRecording(
  place: RequestPlace,
  request: RecordingRequest,
): Promise<QueuedUpload> {
  const { db, uploads } = place;
  const parameters = parametersOfRequest(request, uploads.pathOf(request.uploadId));
  // Before the file is looked for: that of a recording that is made already has been deleted.
  const row = await jobOfUpload(db, parameters);
  if (row) return { row, isNew: false };
  const source = await uploads.fileOf(request.uploadId);
  await refuseOtherEntry(place, parameters);
  const { captions } = request;
  if (captions !== null) await writeFile(captionsFile(source, captions), captions);
  return queueUpload(db, parameters);
}
