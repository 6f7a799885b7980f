/**
 * Asks the product service for playback and document grants (docs/contracts/media.md). Loaded only when somebody
 * plays or reads, because the schemas are too heavy for the first load.
 */
import { apiErrorBodySchema } from '@/lib/contracts/errors';
import {
  documentGrantSchema,
  grantRefusals,
  playbackGrantSchema,
  type DocumentGrant,
  type DocumentGrantRequest,
  type GrantRefusal,
  type PlaybackGrant,
  type PlaybackGrantRequest,
} from '@/lib/contracts/media';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { z } from 'zod';

/** Longer than the service ever needs; a teacher waits no longer for an answer. Ms. */
const GRANT_TIMEOUT_MS = 10_000;

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

async function ask<Grant>(
  path: string,
  body: object,
  { schema, token }: { schema: z.ZodType<Grant>; token: string | null },
): Promise<GrantAnswer<Grant>> {
  const authorization = token === null ? {} : { Authorization: `Bearer ${token}` };
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...authorization },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(GRANT_TIMEOUT_MS),
    });
    if (!response.ok) return { granted: false, failure: await failureOf(response) };
    const parsed = schema.safeParse(await response.json());
    return parsed.success
      ? { granted: true, grant: parsed.data }
      : { granted: false, failure: 'UNAVAILABLE' };
  } catch {
    // Nothing came back: the visitor's own connection, or ours. Either way it may be tried again.
    return { granted: false, failure: globalThis.navigator.onLine ? 'UNAVAILABLE' : 'OFFLINE' };
  }
}

/** `token`: the signed-in person's; null for viewers known by their network. */
export function requestPlaybackGrant(
  contentId: string,
  token: string | null,
  entered?: PlaybackGrantRequest['class'],
): Promise<GrantAnswer<PlaybackGrant>> {
  const body = entered ? { contentId, class: entered } : { contentId };
  return ask('/api/playback-grants', body, { schema: playbackGrantSchema, token });
}

const spanSchema = z.object({ start: z.number().min(0), end: z.number().positive() });

/** Where the clip of a limited grant lies in what plays, seconds; null when it cannot be had. */
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
  return ask('/api/document-grants', request, { schema: documentGrantSchema, token });
}

/** A caption file of a grant as text; null when it cannot be had. */
export async function fetchCaptions(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(GRANT_TIMEOUT_MS) });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
