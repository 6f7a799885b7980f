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
      expect(canPlay(true, who(method, 'FULL'))).toEqual({ allowed: true, reason: 'FULL' });
      expect(canPlay(true, who(method, 'TRIAL'))).toEqual({ allowed: true, reason: 'TRIAL' });
      for (const state of ['FUTURE', 'EXPIRED', 'NONE'] as const)
        expect(canPlay(true, who(method, state))).toEqual({ allowed: false, reason: state });
    },
  );

  it('somebody unknown is not recognised, whatever a subscription says', () => {
    expect(canPlay(true, who('Unauthed', 'FULL'))).toEqual({ allowed: false, reason: 'NOT_RECOGNISED' });
  });

  it('what is hidden is HIDDEN before anything is said about a subscription', () => {
    for (const state of ['FULL', 'TRIAL', 'FUTURE', 'EXPIRED', 'NONE'] as const)
      expect(canPlay(false, who('Okta', state))).toEqual({ allowed: false, reason: 'HIDDEN' });
    expect(canPlay(false, who('Unauthed', 'NONE'))).toEqual({ allowed: false, reason: 'HIDDEN' });
  });

  it('nobody plays while customers cannot be asked and nothing is known', () => {
    expect(canPlay(true, mostRestrictiveViewer).allowed).toBe(false);
    expect(canPlay(true, { ...mostRestrictiveViewer, method: 'Okta' })).toEqual({
      allowed: false,
      reason: 'NONE',
    });
  });
});
