/** What the issuer is told by its environment. */

export interface IssuerSettings {
  /** OIDC_AUTHORITY: the public name of this service, without a slash at its end; it may have a path. */
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

/** Splits the comma list; throws when it holds no key. */
export function cookieKeysOf(list: string): readonly [string, ...string[]] {
  const [first, ...others] = list.split(',').map((key) => key.trim()).filter(Boolean); // prettier-ignore
  if (first === undefined) throw new Error('IDENTITY_COOKIE_KEYS holds no key');
  return [first, ...others];
}

/** Cookies get `Secure` exactly when browsers reach the issuer by https. */
export const isSecure = ({ issuer }: IssuerSettings): boolean => issuer.startsWith('https:');

/** Path below which browsers see this service, without a slash at its end: '' where it has an origin of its own. */
export const basePath = ({ issuer }: IssuerSettings): string => new URL(issuer).pathname.replace(/\/+$/, '');

/** The main address of the web app, for links back. */
export const homeOf = ({ appOrigins }: IssuerSettings): string => `${appOrigins[0] ?? ''}/`;

/** A form that another site sends carries that site's origin (RFC 6454 §7). */
export function isForeign(
  request: { headers: { origin?: string | undefined } },
  { issuer }: IssuerSettings,
): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== new URL(issuer).origin;
}
