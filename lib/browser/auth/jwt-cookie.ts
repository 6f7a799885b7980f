/**
 * The `jwt` cookie: the access token, so that pages can be rendered as the user. Read by page rendering only; services
 * take a bearer (design "Points settled" 6). Lives exactly as long as its token (D-O5).
 */
import Cookies from 'js-cookie';
import { TOKEN_COOKIE } from '@/lib/contracts/constants';

/** Sets the cookie. `expiresAt` in seconds since the epoch, as token responses carry it. */
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
