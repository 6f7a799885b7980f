/** The parts of a session that live in the browser: cookie, tries, settings of the sign-in library. */
import { removeJwtCookie, writeJwtCookie } from '@/components/auth/session/jwt-cookie';
import { oidcSettings } from '@/components/auth/session/oidc-settings';
import { loginTries, refusedTokens } from '@/components/auth/session/session-counts';
import { hasStoredUser, storedUserKey } from '@/components/auth/session/stored-user';
import { currentAccessToken } from '@/lib/clients/access-token';

const settings = {
  oidcAuthority: 'https://id.example',
  oidcClientId: 'library-web',
  expiringNoticeSeconds: 60,
  mediaOrigin: 'https://media.example',
  imageOrigin: 'https://images.example',
  classroom: false,
};

it('R-AUT-13 the cookie holds the token until it is removed', () => {
  writeJwtCookie('a.b.c', Date.now() / 1000 + 60);
  expect(currentAccessToken()).toBe('a.b.c');
  removeJwtCookie();
  expect(currentAccessToken()).toBeNull();
});

it('the cookie ends with its token', () => {
  writeJwtCookie('a.b.c', Date.now() / 1000 - 1);
  expect(currentAccessToken()).toBeNull();
});

it('R-AUT-9 O-10 a login sets the tries to 0', () => {
  loginTries.add();
  loginTries.add();
  expect(loginTries.read()).toBe(2);
  loginTries.reset();
  expect(loginTries.read()).toBe(0);
});

it('without storage nothing is counted: who may sign in is asked to, and a refusal is explained at once', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  for (const counted of [loginTries, refusedTokens]) counted.add();
  expect(loginTries.read()).toBe(0);
  expect(refusedTokens.read()).toBeGreaterThan(100);
});

it('R-PUR-3 O-3 the library asks with PKCE and exactly three scopes', () => {
  const made = oidcSettings(settings, 'https://library.example');
  expect(made).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    disablePKCE: false,
    automaticSilentRenew: true,
    redirect_uri: 'https://library.example/callback',
    silent_redirect_uri: 'https://library.example/silent-renew.html',
    post_logout_redirect_uri: 'https://library.example/logged-out',
  });
});

it('finds a stored user without the library', () => {
  expect(hasStoredUser(settings)).toBe(false);
  localStorage.setItem(storedUserKey(settings), '{}');
  expect(hasStoredUser(settings)).toBe(true);
  localStorage.clear();
});
