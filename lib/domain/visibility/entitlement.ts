/** Whether a viewer may play or read what they may see: the subscription decides (R-OPEN-10). */
import type { GrantRefusal } from '@/lib/contracts/media/media';
import type { Viewer } from '@/lib/contracts/viewer/viewer';

export type EntitlementViewer = Pick<Viewer, 'method' | 'subscription'>;

/** SIGN_IN_REQUIRED: not signed in and the network is unknown; the others are states of the subscription. */
export type EntitlementRefusal = Exclude<GrantRefusal, 'DOWNLOAD_NOT_ALLOWED'>;
export type Entitlement = { allowed: true } | { allowed: false; reason: EntitlementRefusal };

const refusals = {
  NONE: 'SUBSCRIPTION_REQUIRED',
  EXPIRED: 'SUBSCRIPTION_EXPIRED',
  FUTURE: 'SUBSCRIPTION_NOT_STARTED',
} as const;

/**
 * Whether a viewer may play, read or be taught by an item. `canSee` comes first: what is hidden is answered as what does not exist,
 * and no subscription is spoken of. Network viewers use the subscription of their organisation (design "Points settled" 1), so
 * IPAuth and Okta are treated alike. Decided on the server; a browser only shows the outcome.
 */
export function canPlay({ method, subscription }: EntitlementViewer): Entitlement {
  if (method === 'Unauthed') return { allowed: false, reason: 'SIGN_IN_REQUIRED' };
  return subscription === 'FULL' || subscription === 'TRIAL'
    ? { allowed: true }
    : { allowed: false, reason: refusals[subscription] };
}
