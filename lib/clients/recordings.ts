/** Operators' calls to the media service (`/api/admin/recordings`). Loaded only with the operators' pages. */
import { currentAccessToken } from '@/lib/clients/access-token';
import { statusOfCode } from '@/lib/contracts/http/errors';
import {
  UPLOAD_PIECE_BYTES,
  UPLOADS_PATH,
  type EditedRecording,
  type RecordingJob,
  type RecordingRequest,
  type SetText,
} from '@/lib/contracts/media/recording-jobs';
import { ask, browserConnection, ProductApiError, send } from './product-api/fetch';

const BASE = '/api/admin/recordings';

const contract = () => import('@/lib/contracts/media/recording-jobs');
const at = (assetId: string) => `${BASE}/${encodeURIComponent(assetId)}`;
/** For answers that are empty. */
const nothing = async (): Promise<void> => undefined;

export const fetchRecordings = () => ask(BASE, contract, 'recordingsSchema');
/**
 * Longest wait for all texts of a recording, ms: a long play in five languages is 1.5 MB, which a line of 200 kbit/s carries in a
 * minute.
 */
const TEXTS_MS = 300_000;
export const fetchRecording = (assetId: string): Promise<EditedRecording> =>
  ask(at(assetId), contract, 'editedRecordingSchema', {
    connection: { ...browserConnection(), timeoutMs: TEXTS_MS },
  });
export const askForRecording = (body: RecordingRequest): Promise<RecordingJob> =>
  ask(BASE, contract, 'recordingJobSchema', { body });
export const cancelRecording = (jobId: string): Promise<RecordingJob> =>
  ask(`${BASE}/jobs/${jobId}/cancel`, contract, 'recordingJobSchema', { body: {} });
/** Takes a job that has ended off the list. */
export const dismissRecording = (jobId: string): Promise<RecordingJob> =>
  ask(`${BASE}/jobs/${jobId}/dismiss`, contract, 'recordingJobSchema', { body: {} });
/** Resolves to the version of what is stored now of this text. */
export const saveText = async (assetId: string, body: SetText): Promise<string> =>
  (await ask(`${at(assetId)}/texts`, contract, 'textVersionSchema', { method: 'PUT', body })).version;
export const savePoster = (assetId: string, second: number) =>
  send(`${at(assetId)}/poster`, nothing, { method: 'PUT', body: { second } });
export const saveRights = (assetId: string, agreement: string | null) =>
  send(`${at(assetId)}/rights`, nothing, { method: 'PUT', body: { agreement } });
export const deleteRecording = (assetId: string) =>
  send(at(assetId), nothing, { method: 'DELETE', body: { confirm: assetId } });

/** Delay between the later retries of an upload chunk, ms. */
const RETRY_MS = 30_000;
/** Delays before the retries of an upload chunk, ms. A connection that has failed comes back within the hour, or somebody sees to it. */
const RETRIES = [0, 1_000, 3_000, 10_000, ...Array.from({ length: 120 }, () => RETRY_MS)];
/** The most retries of a chunk that is answered: somebody waits to be told why. */
const RETRIES_ANSWERED = 5;

/** Refusals that pass: of a chunk that was too slow, or that another request of the same upload is at work on. */
const PASSING: ReadonlySet<number> = new Set([
  statusOfCode.REQUEST_TIMEOUT,
  statusOfCode.CONFLICT,
  statusOfCode.LOCKED,
]);
/** Room is not made within the minute of the retries. */
const mayPass = (status: number) =>
  PASSING.has(status) || (status >= 500 && status !== statusOfCode.INSUFFICIENT_STORAGE);

/** A little more than the renewal of a session takes (components/auth/session/session-events.ts), ms. */
const RENEWAL_MS = 15_000;
const LOOK_MS = 200;

/**
 * The person's token, other than a refused one; waits for it while the session is renewed, as after a computer's sleep. Null: none
 * came, or the signal has ended the wait.
 */
async function renewedToken(refused: string | null, signal: AbortSignal): Promise<string | null> {
  for (let waited = 0; waited < RENEWAL_MS && !signal.aborted; waited += LOOK_MS) {
    const token = currentAccessToken();
    if (token !== null && token !== refused) return token;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return null;
}

const sessionOver = () =>
  new ProductApiError(
    'Your session has ended. Sign in again, then choose the file again to continue.',
    'UNAUTHENTICATED',
    statusOfCode.UNAUTHENTICATED,
  );

/** What the service said of an upload that it refused, such as that its disk is full, or why nothing was sent; any other error as it is. */
async function refusalOfUpload(error: Error): Promise<Error> {
  const { DetailedError } = await import('tus-js-client');
  if (!(error instanceof DetailedError)) return error;
  if (error.causingError instanceof ProductApiError) return error.causingError;
  const answer = error.originalResponse;
  const status = answer?.getStatus() ?? 0;
  if (!answer || status < 400) return error;
  const { readRefusal } = await import('./refusal');
  const { message, code } = await readRefusal(new Response(answer.getBody(), { status }), {});
  return new ProductApiError(message, code, status, { cause: error });
}

interface UploadEvents {
  /** @param share fraction uploaded, 0 to 1 */
  onProgress: (share: number) => void;
  /** Nothing answers: it is tried again, and goes on with the next `onProgress`. */
  onUnanswered: () => void;
}

/**
 * Uploads a file, resuming an earlier attempt with the same file, and returns the upload's id. This browser remembers the upload
 * until `forgetUpload`, also when it is whole. Only `signal` ends it before: a film may take hours, and each of its pieces has the
 * gateway's time limit and is tried again.
 */
export async function uploadFile(
  file: File,
  { onProgress, onUnanswered }: UploadEvents,
  signal: AbortSignal,
): Promise<string> {
  const { DetailedError, Upload } = await import('tus-js-client');
  const isOfToken = (error: Error) =>
    error instanceof DetailedError && error.originalResponse?.getStatus() === statusOfCode.UNAUTHENTICATED;
  let answered = 0;
  let token: string | null = null;
  return new Promise((resolve, reject) => {
    /** With another token it goes on; leaving the page for a new session would lose it (docs/decisions/0082). */
    const onError = async (error: Error): Promise<void> => {
      if (!isOfToken(error)) return reject(await refusalOfUpload(error).catch(() => error));
      const renewed = await renewedToken(token, signal);
      if (signal.aborted) return;
      if (renewed === null) reject(sessionOver());
      else upload.start();
    };
    const upload = new Upload(file, {
      endpoint: UPLOADS_PATH,
      chunkSize: UPLOAD_PIECE_BYTES,
      retryDelays: RETRIES,
      // Read for each request, because the token is renewed during a long upload. Without one nothing is sent: tus takes a 401
      // to its question where to go on for an upload that is gone, and would begin another.
      onBeforeRequest: async (request) => {
        token = await renewedToken(null, signal);
        // What is paused now is not sent: tus can only abort a request that is.
        if (token === null || signal.aborted) throw sessionOver();
        request.setHeader('Authorization', `Bearer ${token}`);
      },
      onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
      onChunkComplete: () => {
        answered = 0;
      },
      // tus itself gives up at once in a browser that is offline, and after a chunk that was too slow.
      onShouldRetry: ({ causingError, originalResponse }) => {
        if (causingError instanceof ProductApiError) return false;
        if (!originalResponse) {
          onUnanswered();
          return true;
        }
        answered += 1;
        return mayPass(originalResponse.getStatus()) && answered <= RETRIES_ANSWERED;
      },
      onError: (error) => void onError(error),
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
