/** A session that is over at the issuer: before somebody signs in again, nothing of who was here is left. */
import { renderHook, waitFor } from '@testing-library/react';
import type { UserManager } from 'oidc-client-ts';
import { useSessionWatch } from '@/components/auth/session-hooks';

it('R-AUT-11 the stored user is removed before the sign-in, and that is no sign-out in this tab', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const seen: string[] = [];
  let renewalFails: (error: unknown) => void = () => undefined;
  const ignored = () => () => undefined;
  const manager = {
    events: {
      addUserLoaded: ignored,
      addUserSignedOut: ignored,
      addAccessTokenExpiring: ignored,
      addAccessTokenExpired: ignored,
      addSilentRenewError: (listener: typeof renewalFails) => {
        renewalFails = listener;
        return () => undefined;
      },
    },
    signinRedirect: async () => void seen.push('sign-in'),
  } as unknown as UserManager;
  const leavingRef = { current: false };
  const endHere = async () => {
    await Promise.resolve();
    seen.push(leavingRef.current ? 'ended while leaving' : 'ended');
  };
  const renewing = { current: false };
  renderHook(() => useSessionWatch({ manager, renewing, leavingRef, endHere }));
  renewalFails({ error: 'login_required' });
  await waitFor(() => expect(seen).toContain('sign-in'));
  expect(seen).toEqual(['ended while leaving', 'sign-in']);
  // Another tab of the same person removes the user at the same time; this one is on its way to sign-in.
  window.dispatchEvent(new StorageEvent('storage', { key: 'oidc.user:a:b', newValue: null }));
  await Promise.resolve();
  expect(seen).toEqual(['ended while leaving', 'sign-in']);
});
