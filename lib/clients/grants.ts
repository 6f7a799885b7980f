/**
 * Requests playback and document grants from the product service (docs/contracts/media.md). Loaded only when somebody
 * plays or reads, because the schemas are too large for the first load.
 */
import { unreached } from '@/lib/browser/unreached';
import { apiErrorBodySchema } from '@/lib/contracts/http/errors';
import {
  documentGrantSchema,
  grantRefusals,
  playbackGrantSchema,
  type DocumentGrant,
  type DocumentGrantRequest,
  type GrantRefusal,
  type PlaybackGrant,
} from '@/lib/contracts/media/media';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { z } from 'zod';
import { callForGrant, callForPlayback, GRANT_TIMEOUT_MS } from './grant-call';

export type GrantFailure = GrantRefusal | 'NOT_FOUND' | 'OFFLINE' | 'BUSY' | 'UNAVAILABLE';
export type GrantAnswer<Grant> = { granted: true; grant: Grant } | { granted: false; failure: GrantFailure };

const refusalSchema = apiErrorBodySchema.extend({
  error: apiErrorBodySchema.shape.error.extend({ details: z.object({ reason: z.enum(grantRefusals) }) }),
});

async function failureOf(response: Response): Promise<GrantFailure> {
  if (response.status === 404) return 'NOT_FOUND';
  if (response.status === 429) return 'BUSY';
  const refusal = refusalSchema.safeParse(await response.json().catch(() => null));
  if (refusal.success) return refusal.data.error.details.reason;
  return response.status === 401 ? 'SIGN_IN_REQUIRED' : 'UNAVAILABLE';
}

async function read<Grant>(
  called: Promise<Response | null>,
  schema: z.ZodType<Grant>,
): Promise<GrantAnswer<Grant>> {
  try {
    const response = await called;
    if (response?.ok === false) return { granted: false, failure: await failureOf(response) };
    if (response) {
      const parsed = schema.safeParse(await response.json());
      return parsed.success
        ? { granted: true, grant: parsed.data }
        : { granted: false, failure: 'UNAVAILABLE' };
    }
  } catch {
    // The response was cut off: treated like no response.
  }
  return { granted: false, failure: unreached() };
}

/** The outcome of a request for a playback grant. */
export const readPlaybackGrant = (called: Promise<Response | null>): Promise<GrantAnswer<PlaybackGrant>> =>
  read(called, playbackGrantSchema);

/** `token`: the signed-in person's; null for viewers recognised by their network. */
export const requestPlaybackGrant = (
  contentId: string,
  token: string | null,
): Promise<GrantAnswer<PlaybackGrant>> => readPlaybackGrant(callForPlayback(contentId, token));

const spanSchema = z.object({ start: z.number().min(0), end: z.number().positive() });

/** Start and end of a limited grant's clip within the recording, seconds; null when they cannot be fetched. */
export async function fetchClipSpan(url: string): Promise<ClipSpan | null> {
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(GRANT_TIMEOUT_MS) });
    return response.ok ? spanSchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}

export function requestDocumentGrant(
  request: DocumentGrantRequest,
  token: string | null,
): Promise<GrantAnswer<DocumentGrant>> {
  return read(callForGrant('/api/document-grants', request, token), documentGrantSchema);
}

/** A caption file of a grant as text; null when it cannot be fetched. */
export async function fetchCaptions(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(GRANT_TIMEOUT_MS) });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
