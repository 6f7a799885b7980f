/** Whether a viewer may play or read an item: it must be visible, then the subscription decides (R-OPEN-10). */
import type { Viewer } from '@/lib/contracts/viewer/viewer';

export type EntitlementViewer = Pick<Viewer, 'method' | 'subscription'>;

/**
 * Why playing is refused. The response to HIDDEN must be exactly the one for an item that does not exist. NOT_RECOGNISED:
 * not signed in and the network is unknown; the other three are states of the subscription.
 */
export type RefusedReason = 'HIDDEN' | 'NOT_RECOGNISED' | 'FUTURE' | 'EXPIRED' | 'NONE';
export type Entitlement =
  { allowed: true; reason: 'FULL' | 'TRIAL' } | { allowed: false; reason: RefusedReason };

/**
 * Whether a viewer may play, read or take an item. `isSeen`: whether it is visible to them (`visibleIds`). Network viewers use
 * the subscription of their organisation (design "Points settled" 1), so IPAuth and Okta are treated alike. Decided on the
 * server for page data, playback, documents and training; a browser only shows the outcome.
 */
export function canPlay(isSeen: boolean, { method, subscription }: EntitlementViewer): Entitlement {
  if (!isSeen) return { allowed: false, reason: 'HIDDEN' };
  if (method === 'Unauthed') return { allowed: false, reason: 'NOT_RECOGNISED' };
  return subscription === 'FULL' || subscription === 'TRIAL'
    ? { allowed: true, reason: subscription }
    : { allowed: false, reason: subscription };
}
