/** Security headers of every answer of the gateway (design "Security"). */
import type { OutgoingHttpHeaders } from 'node:http';

export interface HeaderOrigins {
  identity: string;
  media: string;
  /** Others that serve recordings (MEDIA_HOSTED_ORIGINS). */
  hosted: readonly string[];
  images: string;
  /** Server that takes analytics events; null: the library itself. */
  analytics: string | null;
  /** True when visitors come by https: sends HSTS. */
  secure: boolean;
  /** Hashes of the inline scripts: the framework's and ours. */
  scriptHashes: readonly string[];
  /** Development needs eval for hot reloading; production never has it. */
  development: boolean;
}

/** The origins of MEDIA_HOSTED_ORIGINS; a word that is no address of the web names none. */
export const hostedOrigins = (setting: string): string[] =>
  setting.split(',').flatMap((part) => {
    const address = URL.parse(part.trim());
    return address && /^https?:$/.test(address.protocol) ? [address.origin] : [];
  });

const HSTS = 'max-age=63072000; includeSubDomains';
/** The one page that our own pages put into a frame: silent renewal. */
const FRAMED_PATH = '/silent-renew.html';

/** Content-Security-Policy for a path. No `unsafe-inline` for scripts; style attributes only, for sized pictures. */
function contentSecurityPolicy(origins: HeaderOrigins, path: string): string {
  // The framework's own scripts of development are inline and evaluated; beside a hash 'unsafe-inline' would not count.
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

/** Files that a page fetches: scripts, styles, faces, signs. Nothing here is ever a document. */
const FILE = /^\/(_next\/static\/|brand\/|silent-renew\.js$|(favicon|kinds)\.svg$)/;

/**
 * All security headers for a path. A file, opened by itself, may load nothing; the policy of pages, with a hash for
 * each of them, would be a third of what a page's scripts and styles weigh.
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
