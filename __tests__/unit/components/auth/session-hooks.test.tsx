/** A session that is over at the issuer: the tab signs in again and comes back, or says so where the issuer is away. */
import { renderHook, waitFor } from '@testing-library/react';
import type { UserManager } from 'oidc-client-ts';
import { useSessionWatch } from '@/components/auth/session-hooks';

/** A tab whose renewal fails when `renewalFails` is called. */
/** What another tab's sign-out looks like from here, and the end of its session. */
const endElsewhere = () =>
  dispatchEvent(new StorageEvent('storage', { key: 'oidc.user:issuer:client', newValue: null }));
const signOutElsewhere = () =>
  dispatchEvent(new StorageEvent('storage', { key: 'dt.signedOut', newValue: '2026-11-26T00:00:00.000Z' }));

function tab(signinRedirect: () => Promise<void>) {
  const seen: string[] = [];
  const failures: ((error: unknown) => void)[] = [];
  const ignored = () => () => undefined;
  const manager = {
    events: {
      addUserLoaded: ignored,
      addUserSignedOut: ignored,
      addAccessTokenExpiring: ignored,
      addAccessTokenExpired: ignored,
      addSilentRenewError: (listener: (error: unknown) => void) => {
        failures.push(listener);
        return () => undefined;
      },
    },
    signinRedirect: async () => {
      seen.push('sign-in');
      await signinRedirect();
    },
  } as unknown as UserManager;
  const leavingRef = { current: false };
  const endHere = async () => void seen.push('ended');
  const renewing = { current: false };
  renderHook(() => useSessionWatch({ manager, renewing, leavingRef, endHere }));
  return { seen, renewalFails: () => failures.forEach((tell) => tell({ error: 'login_required' })) };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('R-AUT-11 the person’s other tabs do not learn of a sign-out that is none', async () => {
  const { seen, renewalFails } = tab(async () => undefined);
  renewalFails();
  await Promise.resolve();
  expect(seen).toEqual(['sign-in']);
});

it('what is stored goes when the issuer cannot be reached', async () => {
  const { seen, renewalFails } = tab(() => Promise.reject(new Error('no connection')));
  renewalFails();
  await waitFor(() => expect(seen).toEqual(['sign-in', 'ended']));
});

it('notes that were not saved go when the person signs out, and stay when the session ends', async () => {
  sessionStorage.setItem('dt.noteDraft.somebody.a.12', 'half a thought');
  const { seen, renewalFails } = tab(() => Promise.reject(new Error('no connection')));
  renewalFails();
  await waitFor(() => expect(seen).toEqual(['sign-in', 'ended']));
  endElsewhere();
  expect(sessionStorage.getItem('dt.noteDraft.somebody.a.12')).toBe('half a thought');
  signOutElsewhere();
  expect(sessionStorage.getItem('dt.noteDraft.somebody.a.12')).toBeNull();
});
