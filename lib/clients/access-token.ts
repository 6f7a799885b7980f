/** The signed-in person's access token, from the cookie that sign-in sets for page rendering (R-AUT-13: the `jwt` cookie). */
const TOKEN_COOKIE = 'jwt=';

/** Null unless a person is signed in; viewers recognised by their network have no token. */
export function currentAccessToken(): string | null {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(TOKEN_COOKIE));
  const token = cookie?.slice(TOKEN_COOKIE.length) ?? '';
  return token === '' ? null : token;
}

/** Event of the window: an API has refused the token of this browser (D-O10). */
export const TOKEN_REFUSED = 'tokenrefused';

/** To be told of a 401 to a request that bore `token`. One that has been replaced meanwhile says nothing about the session. */
export function tellRefusal(token: string | null): void {
  if (token !== null && token === currentAccessToken()) dispatchEvent(new Event(TOKEN_REFUSED));
}
