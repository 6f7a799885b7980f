/**
 * The `jwt` cookie: the access token, so that pages can be rendered as the user. Servers read it for page rendering only;
 * services take a bearer token (design "Points settled" 6). It expires with its token (D-O5).
 */
import Cookies from 'js-cookie';
import { TOKEN_COOKIE } from '@/lib/contracts/constants';

/** Sets the cookie. `expiresAt` is in seconds since the epoch, as in token responses. */
export function writeJwtCookie(token: string, expiresAt: number): void {
  Cookies.set(TOKEN_COOKIE, token, {
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
    expires: new Date(expiresAt * 1000),
  });
}

/** R-AUT-13. */
export function removeJwtCookie(): void {
  Cookies.remove(TOKEN_COOKIE, { path: '/' });
}
