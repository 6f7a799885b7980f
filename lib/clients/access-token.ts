/** The signed-in person's access token, from the cookie that sign-in sets for page rendering (R-AUT-13: the `jwt` cookie). */
const TOKEN_COOKIE = 'jwt=';

/** Null unless a person is signed in; viewers recognised by their network have no token. */
export function currentAccessToken(): string | null {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(TOKEN_COOKIE));
  const token = cookie?.slice(TOKEN_COOKIE.length) ?? '';
  return token === '' ? null : token;
}
