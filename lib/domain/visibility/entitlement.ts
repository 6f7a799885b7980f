/** Whether one viewer may play or read one item: seeing it comes first, then the subscription (R-OPEN-10). */
import type { Viewer } from '@/lib/contracts/viewer';

export type EntitlementViewer = Pick<Viewer, 'method' | 'subscription'>;

/**
 * Why playing is refused. HIDDEN must be answered exactly like an item that does not exist. NOT_RECOGNISED: nobody
 * is signed in and no network is known; the other three are the state of the subscription.
 */
export type RefusedReason = 'HIDDEN' | 'NOT_RECOGNISED' | 'FUTURE' | 'EXPIRED' | 'NONE';
export type Entitlement =
  { allowed: true; reason: 'FULL' | 'TRIAL' } | { allowed: false; reason: RefusedReason };

/**
 * Whether a viewer may play, read or take a course in an item that they see or do not (`visibleIds`). Network viewers play
 * on the subscription of their organisation (design "Points settled" 1), so IPAuth and Okta are treated alike. Decided
 * on the server for page data, playback, documents and training; a browser only shows the outcome.
 */
export function canPlay(isSeen: boolean, { method, subscription }: EntitlementViewer): Entitlement {
  if (!isSeen) return { allowed: false, reason: 'HIDDEN' };
  if (method === 'Unauthed') return { allowed: false, reason: 'NOT_RECOGNISED' };
  return subscription === 'FULL' || subscription === 'TRIAL'
    ? { allowed: true, reason: subscription }
    : { allowed: false, reason: subscription };
}
