/** The issuer's settings, from environment variables. */
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { keyList } from '@/lib/platform/key-list';

export interface IssuerSettings {
  /** OIDC_AUTHORITY: the public URL of this service, without a trailing slash; it may have a path. */
  issuer: string;
  clientId: string;
  audience: string;
  /** Origins of the web app, the main one first. */
  appOrigins: readonly string[];
  tokenSeconds: number;
  sessionSeconds: number;
  /** IDENTITY_COOKIE_KEYS: the first signs, all verify. */
  cookieKeys: readonly [string, ...string[]];
}

/** Splits a comma-separated list; throws if it holds no key. */
export function cookieKeysOf(list: string): readonly [string, ...string[]] {
  const [first, ...others] = keyList(list);
  if (first === undefined) throw new Error('IDENTITY_COOKIE_KEYS holds no key');
  return [first, ...others];
}

/** Cookies are `Secure` if and only if browsers reach the issuer by https. */
export const isSecure = ({ issuer }: IssuerSettings): boolean => issuer.startsWith('https:');

/** Path below which browsers see this service, without a trailing slash; '' if it has its own origin. */
export const basePath = ({ issuer }: IssuerSettings): string => withoutSlash(new URL(issuer).pathname);

/** The main URL of the web app, for links back to it. */
export const homeOf = ({ appOrigins }: IssuerSettings): string => `${appOrigins[0] ?? ''}/`;

/** The addresses that every page needs (`Way` of pages/layout.ts). */
export const wayOf = (settings: IssuerSettings) => ({ home: homeOf(settings), base: basePath(settings) });

/** Whether a form was sent from another site: it then carries that site's origin (RFC 6454 §7). */
export function isForeign(
  request: { headers: { origin?: string | undefined } },
  { issuer }: IssuerSettings,
): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== new URL(issuer).origin;
}
