/** The signed-in person's access token, from the cookie that sign-in sets for page rendering (R-AUT-13: the `jwt` cookie). */
const TOKEN_COOKIE = 'jwt=';

/** Null unless a person is signed in; viewers recognised by their network have no token. */
export function currentAccessToken(): string | null {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(TOKEN_COOKIE));
  const token = cookie?.slice(TOKEN_COOKIE.length) ?? '';
  return token === '' ? null : token;
}

type RefusalListener = (token: string) => void;
const listeners = new Set<RefusalListener>();

/**
 * An API answered 401 to this token (D-O10). An older token than the current one says nothing of the session. The web server calls
 * APIs too, where nobody listens and there is no cookie to read.
 */
export function tellRefusal(token: string | null): void {
  if (listeners.size === 0 || token === null || token !== currentAccessToken()) return;
  for (const listener of listeners) listener(token);
}

/** Listens for refusals of the current token; returns the function that stops it. */
export function onRefusal(listener: RefusalListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
