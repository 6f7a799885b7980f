/** The authentication method, and what settles it. */
import { countsAsAuthenticated } from '@/lib/domain/viewer/authenticated';
import {
  authMethodOf,
  mayRedirectAgain,
  needsSignIn,
  sessionExpiredAddress,
  settleStep,
} from '@/lib/domain/viewer/auth-method';

const facts = { isLoading: false, isAuthenticated: false, hasNetworkOrganisation: false };

it('R-AUT-1 O-13 signed in is Okta, also on a recognised network', () => {
  expect(authMethodOf({ ...facts, isAuthenticated: true, hasNetworkOrganisation: true })).toBe('Okta');
});

it('R-AUT-2 O-11 a recognised network is IPAuth and counts as authenticated', () => {
  expect(authMethodOf({ ...facts, hasNetworkOrganisation: true })).toBe('IPAuth');
  expect(['none', 'Okta', 'IPAuth', 'Unauthed'].filter((m) => countsAsAuthenticated(m as 'none'))).toEqual([
    'Okta',
    'IPAuth',
  ]);
});

it('R-AUT-3 O-12 neither is Unauthed', () => {
  expect(authMethodOf(facts)).toBe('Unauthed');
});

it('R-AUT-4 R-ENT-2 while loading nothing is decided', () => {
  expect(authMethodOf({ ...facts, isLoading: true, isAuthenticated: true })).toBe('none');
});

describe('settling a tab', () => {
  const settle = (
    serverMethod: 'Okta' | 'IPAuth' | 'Unauthed',
    stored: 'valid' | 'expired' | null,
    tried = false,
  ) => settleStep({ serverMethod, stored, triedSilently: tried });

  it('storage without cookie: the stored user is adopted', () => {
    expect(settle('Unauthed', 'valid')).toBe('adopt');
  });

  it('cookie without storage: one silent sign-in, then nobody', () => {
    expect(settle('Okta', null)).toBe('renew');
    expect(settle('Okta', null, true)).toBe('leave');
  });

  it('an expired stored user gets one silent sign-in first', () => {
    expect(settle('IPAuth', 'expired')).toBe('renew');
    expect(settle('IPAuth', 'expired', true)).toBe('leave');
  });

  it('a visitor without either is left alone', () => {
    expect(settle('Unauthed', null)).toBe('leave');
    expect(settle('IPAuth', null)).toBe('leave');
  });
});

it('R-AUT-11 R-AUT-12 only errors that the user can mend lead to sign-in', () => {
  expect(needsSignIn('login_required')).toBe(true);
  expect(needsSignIn('interaction_required')).toBe(true);
  expect(needsSignIn('temporarily_unavailable')).toBe(false);
  expect(needsSignIn(undefined)).toBe(false);
});

it('O-9 after three automatic tries there is no fourth', () => {
  expect([0, 1, 2, 3, 4].map(mayRedirectAgain)).toEqual([true, true, true, false, false]);
});

it('O-6 the landing carries the page the user was on', () => {
  expect(sessionExpiredAddress('/search?q=lear')).toBe(
    '/logged-out?message=session_expired&page=%2Fsearch%3Fq%3Dlear',
  );
});
