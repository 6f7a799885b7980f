/**
 * The call for a grant (docs/contracts/media.md), without the schemas that read its answer: small enough to go out with the press
 * itself, before any of the player's script is here.
 */
import type { DocumentGrantRequest, PlaybackGrantRequest } from '@/lib/contracts/media';

/** Longer than the service ever needs; a teacher waits no longer for an answer. Ms. */
export const GRANT_TIMEOUT_MS = 10_000;

/** Null when nothing came back: the visitor's own connection failed, or ours. `token`: as for `callForPlayback`. */
export async function callForGrant(
  path: '/api/playback-grants' | '/api/document-grants',
  body: PlaybackGrantRequest | DocumentGrantRequest,
  token: string | null,
): Promise<Response | null> {
  const authorization = token === null ? {} : { Authorization: `Bearer ${token}` };
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...authorization },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.timeout(GRANT_TIMEOUT_MS),
  }).catch(() => null);
}

/** `token`: the signed-in person's; null for viewers known by their network. */
export function callForPlayback(
  contentId: string,
  token: string | null,
  entered?: PlaybackGrantRequest['class'],
): Promise<Response | null> {
  return callForGrant('/api/playback-grants', entered ? { contentId, class: entered } : { contentId }, token);
}
