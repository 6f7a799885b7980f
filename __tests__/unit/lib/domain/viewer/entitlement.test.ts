import type { VisibilityFacts } from '@/lib/contracts/content-item';
import {
  mostRestrictiveViewer,
  anonymousViewer,
  type SubscriptionState,
  type Viewer,
} from '@/lib/contracts/viewer';
import { canPlay, subscriptionPermits } from '@/lib/domain/viewer/entitlement';

const item: VisibilityFacts = { id: 'i1', rights: null, contentProfiles: [], hasAdultThemes: false };
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
      expect(canPlay(item, who(method, 'FULL'))).toEqual({ allowed: true, reason: 'FULL' });
      expect(canPlay(item, who(method, 'TRIAL'))).toEqual({ allowed: true, reason: 'TRIAL' });
      for (const state of ['FUTURE', 'EXPIRED', 'NONE'] as const)
        expect(canPlay(item, who(method, state))).toEqual({ allowed: false, reason: state });
    },
  );

  it('a stranger is not recognised, whatever a subscription says', () => {
    expect(canPlay(item, who('Unauthed', 'FULL'))).toEqual({ allowed: false, reason: 'NOT_RECOGNISED' });
  });

  it('what is hidden is HIDDEN before anything is said about a subscription', () => {
    const blocked = { blockedContentIds: ['i1'] };
    for (const state of ['FULL', 'TRIAL', 'FUTURE', 'EXPIRED', 'NONE'] as const)
      expect(canPlay(item, who('Okta', state, blocked))).toEqual({ allowed: false, reason: 'HIDDEN' });
    expect(canPlay(item, who('Unauthed', 'NONE', blocked))).toEqual({ allowed: false, reason: 'HIDDEN' });
  });

  it('nobody plays while customers cannot be asked and nothing is known', () => {
    expect(canPlay(item, mostRestrictiveViewer).allowed).toBe(false);
    expect(subscriptionPermits({ ...mostRestrictiveViewer, method: 'Okta' })).toEqual({
      allowed: false,
      reason: 'NONE',
    });
  });
});
