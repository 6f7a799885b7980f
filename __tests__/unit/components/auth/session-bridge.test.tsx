/** A session that the server began (/sign-in/start): the tab takes it up by one silent sign-in. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import type { UserManager } from 'oidc-client-ts';
import { useAuth } from 'react-oidc-context';
import { SessionBridge } from '@/components/auth/SessionBridge';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';

jest.mock('react-oidc-context', () => ({ useAuth: jest.fn() }));

/** The page as the server rendered it for a person whom this tab does not know yet. */
function open(signinSilent: () => Promise<object>) {
  jest.mocked(useAuth).mockReturnValue({ isLoading: false, user: null } as never);
  const subscribe = () => () => undefined;
  const events = {
    addUserLoaded: subscribe,
    addUserSignedOut: subscribe,
    addAccessTokenExpiring: subscribe,
    addAccessTokenExpired: subscribe,
    addSilentRenewError: subscribe,
  };
  const removeUser = jest.fn(async () => undefined);
  const manager = { events, removeUser, signinSilent } as unknown as UserManager;
  render(
    <FakeRouterProvider address="/guides">
      <QueryClientProvider client={new QueryClient()}>
        <SessionBridge manager={manager} serverMethod="Okta" />
      </QueryClientProvider>
    </FakeRouterProvider>,
  );
  return removeUser;
}
const tries = () => sessionStorage.getItem('loginTries');

beforeEach(() => {
  sessionStorage.setItem('loginTries', '2');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

it('R-AUT-9 R-AUT-11 O-10 a login that the server carried out sets the tries to 0', async () => {
  open(async () => ({ access_token: 'a' }));
  await waitFor(() => expect(tries()).toBe('0'));
});

it('O-9 without a session at the issuer the tries are counted on', async () => {
  const removeUser = open(() => Promise.reject(new Error('login_required')));
  await waitFor(() => expect(removeUser).toHaveBeenCalled());
  expect(tries()).toBe('2');
});
