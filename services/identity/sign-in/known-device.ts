/** A browser that has signed in to an account before has a signed cookie that says so, which the throttle reads. */
import { randomBytes } from 'node:crypto';
import { cookieValue } from '@/lib/platform/visitor/resolver';
import { isSealed, sealOf } from '@/services/common/seal';
import { basePath, isSecure, type IssuerSettings } from '../oidc/settings';
import { normalEmail } from '../store/accounts';

const HALF_A_YEAR_SECONDS = 180 * 24 * 3600;
const NAME_LENGTH = 12;
const NOTE = /^([\w-]{16})\.([\w-]{43})$/;

const sealed = (...parts: string[]) => ['known-device', ...parts].join('\n');

/** One cookie per account, since several people may use one browser. The name does not reveal whose it is. */
function nameOf(email: string, secret: string): string {
  return `known_${sealOf(sealed('name', normalEmail(email)), secret, NAME_LENGTH)}`;
}

/** Id of the browser if it is known for the account, else null. @param secrets any of them may have signed the cookie */
export function knownDevice(cookies: string, email: string, secrets: readonly string[]): string | null {
  for (const secret of secrets) {
    const match = NOTE.exec(cookieValue(cookies, nameOf(email, secret)) ?? '');
    if (!match) continue;
    const [, id = '', seal = ''] = match;
    if (isSealed(sealed(normalEmail(email), id), seal, [secret])) return id;
  }
  return null;
}

/** `Set-Cookie` that makes the browser known for the account. */
export function rememberDevice(email: string, settings: IssuerSettings): string {
  const [secret] = settings.cookieKeys;
  const id = randomBytes(12).toString('base64url');
  const seal = sealOf(sealed(normalEmail(email), id), secret);
  const attributes = `Path=${basePath(settings)}/interaction; Max-Age=${HALF_A_YEAR_SECONDS}; HttpOnly; SameSite=Lax${isSecure(settings) ? '; Secure' : ''}`;
  return `${nameOf(email, secret)}=${id}.${seal}; ${attributes}`;
}
