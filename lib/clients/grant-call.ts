/**
 * The request for a grant (docs/contracts/media.md), without the schemas that parse its answer: small enough to be sent on
 * the press of Play itself, before the player's script has loaded.
 */
import type { DocumentGrantRequest, PlaybackGrantRequest } from '@/lib/contracts/media/media';

/** Longer than the service ever needs, and as long as a teacher would wait, ms. */
export const GRANT_TIMEOUT_MS = 10_000;

/** Null when there was no response: the visitor's connection failed, or our service. `token`: as for `callForPlayback`. */
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

/** `token`: the signed-in person's; null for viewers recognised by their network. */
export function callForPlayback(
  contentId: string,
  token: string | null,
  entered?: PlaybackGrantRequest['class'],
): Promise<Response | null> {
  return callForGrant('/api/playback-grants', { contentId, class: entered }, token);
}
