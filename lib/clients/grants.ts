/**
 * Requests playback and document grants from the product service (docs/contracts/media.md). Loaded only when somebody
 * plays or reads, because the schemas are too large for the first load.
 */
import { logEvent } from '@/lib/browser/log';
import { unreached } from '@/lib/browser/unreached';
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';
import {
  documentGrantSchema,
  grantRefusals,
  playbackGrantSchema,
  type DocumentGrant,
  type DocumentGrantRequest,
  type PlaybackGrant,
} from '@/lib/contracts/media/media';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import type { GrantFailure } from '@/lib/domain/playback/playback';
import { z } from 'zod';
import { currentAccessToken } from './access-token';
import { callForGrant, callForPlayback, GRANT_TIMEOUT_MS } from './grant-call';
import { tellRefusal } from './refusal';

export type GrantAnswer<Grant> = { granted: true; grant: Grant } | { granted: false; failure: GrantFailure };

const refusalSchema = apiErrorBodySchema.extend({
  error: apiErrorBodySchema.shape.error.extend({ details: z.object({ reason: z.enum(grantRefusals) }) }),
});

async function failureOf(response: Response, token: string | null): Promise<GrantFailure> {
  if (response.status === 401 && token !== null) tellRefusal(`Bearer ${token}`);
  if (response.status === 404) return 'NOT_FOUND';
  if (response.status === 429) return 'BUSY';
  const refusal = refusalSchema.safeParse(await response.json().catch(() => null));
  if (refusal.success) return refusal.data.error.details.reason;
  return response.status === 401 ? 'SIGN_IN_REQUIRED' : 'UNAVAILABLE';
}

interface Called {
  answer: Promise<Response | null>;
  /** The token it was asked for with. */
  token: string | null;
}

async function read<Grant>({ answer, token }: Called, schema: z.ZodType<Grant>): Promise<GrantAnswer<Grant>> {
  try {
    const response = await answer;
    if (response?.ok === false) return { granted: false, failure: await failureOf(response, token) };
    if (response) {
      const parsed = schema.safeParse(await response.json());
      if (parsed.success) return { granted: true, grant: parsed.data };
      logEvent('error', 'A grant does not fit the contract', parsed.error);
      return { granted: false, failure: 'UNAVAILABLE' };
    }
  } catch (error) {
    // Treated like no response.
    logEvent('warn', 'The answer to a request for a grant was cut off', error);
  }
  return { granted: false, failure: unreached() };
}

/** The outcome of a request for a playback grant. @param token as for `callForPlayback` */
export const readPlaybackGrant = (
  answer: Promise<Response | null>,
  token: string | null,
): Promise<GrantAnswer<PlaybackGrant>> => read({ answer, token }, playbackGrantSchema);

export function requestPlaybackGrant(contentId: string): Promise<GrantAnswer<PlaybackGrant>> {
  const token = currentAccessToken();
  return readPlaybackGrant(callForPlayback(contentId, token), token);
}

export function requestDocumentGrant(request: DocumentGrantRequest): Promise<GrantAnswer<DocumentGrant>> {
  const token = currentAccessToken();
  return read({ answer: callForGrant('/api/document-grants', request, token), token }, documentGrantSchema);
}

type Log = (message: string, error: unknown) => void;

const warn: Log = (message, error) => logEvent('warn', message, error);

/** A file that a grant names; null when it cannot be read, which is logged. */
async function fetchFile<Content>(
  url: string,
  readFile: (response: Response) => Promise<Content>,
  log: Log = warn,
): Promise<Content | null> {
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(GRANT_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The answer was ${response.status}`);
    return await readFile(response);
  } catch (error) {
    log('A file of a grant could not be read', error);
    return null;
  }
}

const spanSchema = z.object({ start: z.number().min(0), end: z.number().positive() });

/** Start and end of a limited grant's clip within the recording, seconds; null when they cannot be read. */
export const fetchClipSpan = (url: string, log?: Log): Promise<ClipSpan | null> =>
  fetchFile(url, async (response) => spanSchema.parse(await response.json()), log);

/** A caption file of a grant as text; null when it cannot be read. */
export const fetchCaptions = (url: string): Promise<string | null> =>
  fetchFile(url, (response) => response.text());
