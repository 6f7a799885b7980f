/** Security headers of every answer of the gateway (design "Security"). */
import type { OutgoingHttpHeaders } from 'node:http';

export interface HeaderOrigins {
  identity: string;
  media: string;
  /** Further origins that serve recordings (MEDIA_HOSTED_ORIGINS). */
  hosted: readonly string[];
  images: string;
  /** Origin that analytics events are sent to; null: the library itself. */
  analytics: string | null;
  /** True when PUBLIC_URL is https: HSTS is sent. */
  secure: boolean;
  /** CSP hashes of the inline scripts: the framework's and ours. */
  scriptHashes: readonly string[];
  /** Development needs eval for hot reloading; production never has it. */
  development: boolean;
}

/** The origins of MEDIA_HOSTED_ORIGINS; parts that are not http or https addresses are ignored. */
export const hostedOrigins = (setting: string): string[] =>
  setting.split(',').flatMap((part) => {
    const address = URL.parse(part.trim());
    return address && /^https?:$/.test(address.protocol) ? [address.origin] : [];
  });

const HSTS = 'max-age=63072000; includeSubDomains';
/** The only page that our own pages load in a frame: silent token renewal. */
const FRAMED_PATH = '/silent-renew.html';

/** Content-Security-Policy for a path. No `unsafe-inline` for scripts; style attributes only, for sized pictures. */
function contentSecurityPolicy(origins: HeaderOrigins, path: string): string {
  // In development the framework's scripts are inline and use eval; browsers ignore 'unsafe-inline' when there is a hash.
  const scripts = origins.development
    ? ["'unsafe-inline'", "'unsafe-eval'"]
    : origins.scriptHashes.map((hash) => `'${hash}'`);
  const inlineStyle = origins.development ? ["'unsafe-inline'"] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...inlineStyle],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', origins.images, origins.media],
    'media-src': ["'self'", 'blob:', origins.media, ...origins.hosted],
    'connect-src': [
      "'self'",
      origins.identity,
      origins.media,
      ...origins.hosted,
      ...(origins.analytics ? [origins.analytics] : []),
    ],
    'frame-src': ["'self'", origins.identity],
    'font-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", origins.identity],
    'frame-ancestors': [path === FRAMED_PATH ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Files that pages load: scripts, styles, fonts, icons. None of them is ever a document. */
const FILE = /^\/(_next\/static\/|brand\/|silent-renew\.js$|(favicon|kinds)\.svg$)/;

/**
 * All security headers for a path. A file, opened by itself, may load nothing. It gets a short policy, because sending the
 * pages' policy with each file would add a third to the weight of a page's scripts and styles.
 */
export function securityHeaders(origins: HeaderOrigins, path: string): OutgoingHttpHeaders {
  const secure = origins.secure ? { 'Strict-Transport-Security': HSTS } : {};
  if (FILE.test(path))
    return {
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      ...secure,
    };
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins, path),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': path === FRAMED_PATH ? 'SAMEORIGIN' : 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...secure,
  };
}
