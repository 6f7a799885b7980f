/** What operators ask of the media service (`/api/admin/recordings`). Loaded with the operators' pages alone. */
import { z } from 'zod';
import { currentAccessToken } from '@/lib/clients/access-token';
import { apiErrorBodySchema } from '@/lib/contracts/errors';
import {
  editedRecordingSchema,
  recordingJobSchema,
  recordingsSchema,
  UPLOAD_PIECE_BYTES,
  UPLOADS_PATH,
  type EditedTexts,
  type RecordingRequest,
} from '@/lib/contracts/recording-jobs';

const BASE = '/api/admin/recordings';

const authorization = () => ({ Authorization: `Bearer ${currentAccessToken() ?? ''}` });

/** Asks, and answers the parsed body. Throws Error with what the service said, for people. */
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
  });
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => null);
  if (response.ok) return schema.parse(answer);
  const said = apiErrorBodySchema.safeParse(answer);
  throw new Error(said.success ? said.data.error.message : 'The media service cannot be reached just now');
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

/** Waits before a piece is tried again, ms. */
const RETRIES = [0, 1_000, 3_000, 10_000, 30_000];

/**
 * Uploads a file, from where an earlier try of the same file ended, and answers the upload's id. `onProgress` hears the share
 * that has arrived, 0 to 1.
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
      removeFingerprintOnSuccess: true,
      // The token of a long upload is renewed on the way.
      onBeforeRequest: (request) => request.setHeader('Authorization', authorization().Authorization),
      onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
      onError: reject,
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    });
    signal.addEventListener('abort', () => void upload.abort());
    upload.findPreviousUploads().then(([previous]) => {
      if (previous) upload.resumeFromPreviousUpload(previous);
      upload.start();
    }, reject);
  });
}
