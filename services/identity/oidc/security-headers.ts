/** Headers of the issuer's pages. The provider itself adds the hash of its inline script to `script-src`. */
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { STRICT_TRANSPORT_SECURITY } from '@/lib/contracts/http/transport-security';
import type { IssuerSettings } from './settings';

/**
 * @param framedByApp true on the authorisation path: silent renewal loads it in a frame inside the app (oidc contract §4)
 */
export function securityHeaders(settings: IssuerSettings, framedByApp: boolean): Record<string, string> {
  const app = settings.appOrigins.join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    // After the form is sent, the browser is redirected to the app; browsers check that redirect against form-action too.
    `form-action 'self' ${app}`,
    "base-uri 'none'",
    `frame-ancestors ${framedByApp ? app : "'none'"}`,
  ].join('; ');
  return {
    'Content-Security-Policy': policy,
    'Cache-Control': cachePolicy.moment,
    // Keeps the form's Origin header, and sends none of our URLs to other sites.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(settings.issuer.startsWith('https:')
      ? { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }
      : {}),
  };
}
