/** Operators' calls to the media service (`/api/admin/recordings`). Loaded only with the operators' pages. */
import { z } from 'zod';
import { currentAccessToken } from '@/lib/clients/access-token';
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';
import {
  editedRecordingSchema,
  recordingJobSchema,
  recordingsSchema,
  UPLOAD_PIECE_BYTES,
  UPLOADS_PATH,
  type EditedTexts,
  type RecordingRequest,
} from '@/lib/contracts/media/recording-jobs';

const BASE = '/api/admin/recordings';

const authorization = () => ({ Authorization: `Bearer ${currentAccessToken() ?? ''}` });

/** The service refused, failed or could not be reached. The message may be shown to people; `code` is null where there was no answer. */
class RecordingsError extends Error {
  override name = 'RecordingsError';
  constructor(
    message: string,
    readonly code: string | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const unreached = (cause?: unknown) =>
  new RecordingsError('The media service cannot be reached just now', null, { cause });

/** Sends a request and returns the parsed body. Throws RecordingsError. */
async function ask<Answer>(
  method: string,
  path: string,
  { body, schema }: { body?: unknown; schema: z.ZodType<Answer> },
): Promise<Answer> {
  const response = await fetch(BASE + path, {
    method,
    credentials: 'omit',
    headers: { ...authorization(), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw unreached(error);
  });
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => null);
  if (response.ok) return schema.parse(answer);
  const said = apiErrorBodySchema.safeParse(answer);
  throw said.success ? new RecordingsError(said.data.error.message, said.data.error.code) : unreached();
}

const nothing = z.undefined();
const at = (assetId: string) => `/${encodeURIComponent(assetId)}`;

export const fetchRecordings = () => ask('GET', '', { schema: recordingsSchema });
export const fetchRecording = (assetId: string) => ask('GET', at(assetId), { schema: editedRecordingSchema });
export const askForRecording = (body: RecordingRequest) =>
  ask('POST', '', { body, schema: recordingJobSchema });
export const cancelRecording = (jobId: string) =>
  ask('POST', `/jobs/${jobId}/cancel`, { schema: recordingJobSchema });
export const saveTexts = (assetId: string, body: EditedTexts) =>
  ask('PUT', `${at(assetId)}/texts`, { body, schema: nothing });
export const savePoster = (assetId: string, second: number) =>
  ask('PUT', `${at(assetId)}/poster`, { body: { second }, schema: nothing });
export const saveRights = (assetId: string, agreement: string | null) =>
  ask('PUT', `${at(assetId)}/rights`, { body: { agreement }, schema: nothing });
export const deleteRecording = (assetId: string) =>
  ask('DELETE', at(assetId), { body: { confirm: assetId }, schema: nothing });

/** Delays before the retries of an upload chunk, ms. */
const RETRIES = [0, 1_000, 3_000, 10_000, 30_000];

/**
 * Uploads a file, resuming an earlier attempt with the same file, and returns the upload's id. `onProgress` is called with
 * the fraction uploaded, 0 to 1. This browser remembers the upload until `forgetUpload`, also when it is whole.
 */
export async function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { Upload } = await import('tus-js-client');
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: UPLOADS_PATH,
      chunkSize: UPLOAD_PIECE_BYTES,
      retryDelays: RETRIES,
      // Read for each request, because the token is renewed during a long upload.
      onBeforeRequest: (request) => request.setHeader('Authorization', authorization().Authorization),
      onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
      onError: reject,
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    });
    signal.addEventListener('abort', () => void upload.abort());
    upload.findPreviousUploads().then(([previous]) => {
      // Paused while this was prepared: nothing is sent.
      if (signal.aborted) return;
      if (previous) upload.resumeFromPreviousUpload(previous);
      upload.start();
    }, reject);
  });
}

/** To be called when a file's upload has become a recording, or is gone: the file is uploaded anew if it is chosen again. */
export async function forgetUpload(file: File): Promise<void> {
  const { defaultOptions, Upload } = await import('tus-js-client');
  const known = await new Upload(file, { endpoint: UPLOADS_PATH }).findPreviousUploads();
  await Promise.all(known.map((one) => defaultOptions.urlStorage.removeUpload(one.urlStorageKey)));
}
