import {
  mostRestrictiveViewer,
  anonymousViewer,
  type SubscriptionState,
  type Viewer,
} from '@/lib/contracts/viewer/viewer';
import { canPlay } from '@/lib/domain/visibility/entitlement';

const who = (
  method: Viewer['method'],
  subscription: SubscriptionState,
  changes: Partial<Viewer> = {},
): Viewer => ({
  ...anonymousViewer,
  method,
  subscription,
  ...changes,
});

describe('canPlay', () => {
  it.each(['Okta', 'IPAuth'] as const)(
    'R-OPEN-10 %s plays with FULL and TRIAL, and is told why not otherwise',
    (method) => {
      expect(canPlay(who(method, 'FULL'))).toEqual({ allowed: true });
      expect(canPlay(who(method, 'TRIAL'))).toEqual({ allowed: true });
      for (const [state, reason] of [
        ['FUTURE', 'SUBSCRIPTION_NOT_STARTED'],
        ['EXPIRED', 'SUBSCRIPTION_EXPIRED'],
        ['NONE', 'SUBSCRIPTION_REQUIRED'],
      ] as const)
        expect(canPlay(who(method, state))).toEqual({ allowed: false, reason });
    },
  );

  it('somebody unknown is not recognised, whatever a subscription says', () => {
    expect(canPlay(who('Unauthed', 'FULL'))).toEqual({ allowed: false, reason: 'SIGN_IN_REQUIRED' });
  });

  it('nobody plays while customers cannot be asked and nothing is known', () => {
    expect(canPlay(mostRestrictiveViewer).allowed).toBe(false);
    expect(canPlay({ ...mostRestrictiveViewer, method: 'Okta' })).toEqual({
      allowed: false,
      reason: 'SUBSCRIPTION_REQUIRED',
    });
  });
});
