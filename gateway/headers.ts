/** Security headers of every answer of the gateway (design "Security"). */
import { STRICT_TRANSPORT_SECURITY } from '@/lib/contracts/http/transport-security';

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

/** The only page that our own pages load in a frame: silent token renewal. */
const FRAMED_PATH = '/silent-renew.html';

/** Content-Security-Policy of a page. No `unsafe-inline` for scripts; style attributes only, for sized pictures. */
function contentSecurityPolicy(origins: HeaderOrigins, isFramed: boolean): string {
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
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Files that pages load: scripts, styles, fonts, icons. None of them is ever a document. */
const FILE = /^\/(_next\/static\/|brand\/|silent-renew\.js$|(favicon|kinds)\.svg$)/;

type Headers = Readonly<Record<string, string>>;

const pageHeaders = (origins: HeaderOrigins, isFramed: boolean): Headers => ({
  'Content-Security-Policy': contentSecurityPolicy(origins, isFramed),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': isFramed ? 'SAMEORIGIN' : 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
});

/**
 * All security headers, by path. A file, opened by itself, may load nothing. It gets a short policy, because sending the pages'
 * policy with each file would add a third to the weight of a page's scripts and styles. The variants are written once: they
 * depend on the configuration alone.
 */
export function securityHeadersFor(origins: HeaderOrigins): (path: string) => Headers {
  const secure = origins.secure ? { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY } : {};
  const ofFiles: Headers = {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    ...secure,
  };
  const ofPages: Headers = { ...pageHeaders(origins, false), ...secure };
  const ofTheFramed: Headers = { ...pageHeaders(origins, true), ...secure };
  return (path) => {
    if (FILE.test(path)) return ofFiles;
    return path === FRAMED_PATH ? ofTheFramed : ofPages;
  };
}
