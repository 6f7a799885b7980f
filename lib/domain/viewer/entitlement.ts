/** Whether one viewer may play or read one item: seeing it comes first, then the subscription (R-OPEN-10). */
import type { VisibilityFacts } from '@/lib/contracts/content-item';
import type { Viewer } from '@/lib/contracts/viewer';
import { canSee, type VisibilityViewer } from '../visibility/visibility';

export type EntitlementViewer = VisibilityViewer & Pick<Viewer, 'method' | 'subscription'>;

/**
 * Why playing is refused. HIDDEN must be answered exactly like an item that does not exist. NOT_RECOGNISED: nobody
 * is signed in and no network is known; the other three are the state of the subscription.
 */
export type RefusedReason = 'HIDDEN' | 'NOT_RECOGNISED' | 'FUTURE' | 'EXPIRED' | 'NONE';
export type Entitlement =
  { allowed: true; reason: 'FULL' | 'TRIAL' } | { allowed: false; reason: RefusedReason };

/**
 * What a viewer's subscription permits, whatever the item. Network viewers play on the subscription of their
 * organisation (design "Points settled" 1), so IPAuth and Okta are treated alike.
 */
export function subscriptionPermits(viewer: Pick<Viewer, 'method' | 'subscription'>): Entitlement {
  if (viewer.method === 'Unauthed') return { allowed: false, reason: 'NOT_RECOGNISED' };
  const state = viewer.subscription;
  return state === 'FULL' || state === 'TRIAL'
    ? { allowed: true, reason: state }
    : { allowed: false, reason: state };
}

/** Decided on the server for page data, playback and documents; a browser only shows the outcome. */
export function canPlay(facts: VisibilityFacts, viewer: EntitlementViewer): Entitlement {
  return canSee(facts, viewer).allowed ? subscriptionPermits(viewer) : { allowed: false, reason: 'HIDDEN' };
}
