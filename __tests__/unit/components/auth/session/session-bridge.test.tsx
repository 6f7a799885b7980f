/** A session that the server began (/sign-in/start): the tab takes it up by one silent sign-in. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useRouter } from 'next/router';
import type { UserManager } from 'oidc-client-ts';
import type { ReactNode } from 'react';
import { useAuth } from 'react-oidc-context';
import { SessionBridge } from '@/components/auth/session/SessionBridge';
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';
import { useSessionStore } from '@/stores/session';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';

jest.mock('react-oidc-context', () => ({ useAuth: jest.fn() }));

/** An address whose page is an error: the framework does not load it again. */
function ErrorPage({ children }: { children: ReactNode }) {
  const router = useRouter();
  const replace = () => Promise.reject(new Error('Loading initial props cancelled'));
  return <RouterContext.Provider value={{ ...router, replace }}>{children}</RouterContext.Provider>;
}
const page = ({ children }: { children: ReactNode }) => children;

/** The page as the server rendered it, by default for a person whom this tab does not know yet. */
function open(
  signinSilent: () => Promise<object>,
  { method = 'Okta' as AuthMethod, user = null as object | null, Page = page } = {},
) {
  jest.mocked(useAuth).mockReturnValue({ isLoading: false, user } as never);
  const subscribe = () => () => undefined;
  const events = {
    addUserLoaded: subscribe,
    addUserSignedOut: subscribe,
    addAccessTokenExpiring: subscribe,
    addAccessTokenExpired: subscribe,
    addSilentRenewError: subscribe,
  };
  const removeUser = jest.fn(async () => undefined);
  const metadataService = { getUserInfoEndpoint: async () => 'https://id.example/userinfo' };
  const manager = { events, removeUser, signinSilent, metadataService } as unknown as UserManager;
  render(
    <FakeRouterProvider address="/guides">
      <QueryClientProvider client={new QueryClient()}>
        <Page>
          <SessionBridge manager={manager} serverMethod={method} />
        </Page>
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

it('R-ENT-3 D62 who is an e-mail address to the ID token gets their name from the issuer', async () => {
  const email = 'ada@school.example';
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ sub: 'p', given_name: 'Ada', email }));
  const user = { access_token: 'a', expired: false, expires_at: 2e9, profile: { sub: 'p', email } };
  open(() => new Promise(() => undefined), { user });
  expect(useSessionStore.getState().profile).toMatchObject({ name: email });
  await waitFor(() => expect(useSessionStore.getState().profile).toMatchObject({ name: 'Ada', email }));
});

describe('who comes back to an error page after their token has run out', () => {
  const person = {
    access_token: 'a',
    expired: false,
    expires_at: 2e9,
    profile: { sub: 'p', name: 'Person' },
  };
  const isWaiting = () => document.documentElement.hasAttribute('data-returning');
  beforeEach(() => {
    document.documentElement.setAttribute('data-returning', '');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it.each([
    ['with their session stored', person],
    ['after their session ended', { ...person, expired: true }],
  ])('%s is shown it, which cannot be rendered for them', async (_how, user) => {
    open(() => Promise.reject(new Error('login_required')), { method: 'Unauthed', user, Page: ErrorPage });
    await waitFor(() => expect(isWaiting()).toBe(false));
  });
});
