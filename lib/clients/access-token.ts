/** The signed-in person's access token, from the cookie that sign-in sets for page rendering (R-AUT-13: the `jwt` cookie). */
import { TOKEN_COOKIE } from '@/lib/contracts/constants';

const START = `${TOKEN_COOKIE}=`;

/** Null unless a person is signed in; viewers recognised by their network have no token. */
export function currentAccessToken(): string | null {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(START));
  const token = cookie?.slice(START.length) ?? '';
  return token === '' ? null : token;
}
