/** The signed-in person's access token, as sign-in keeps it for page rendering (R-AUT-13: the `jwt` cookie). */
const TOKEN_COOKIE = 'jwt=';

/** Null for nobody and for viewers known by their network. */
export function currentAccessToken(): string | null {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(TOKEN_COOKIE));
  const token = cookie?.slice(TOKEN_COOKIE.length) ?? '';
  return token === '' ? null : token;
}
