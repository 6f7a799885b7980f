/** Headers of the issuer's pages. The provider adds the hash of its own inline script to `script-src` by itself. */
import { cachePolicy } from '@/lib/contracts/cache-policy';
import type { IssuerSettings } from './settings';

/**
 * @param framedByApp true on the authorisation path: silent renewal loads it in a frame of the app (oidc contract §4)
 */
export function securityHeaders(settings: IssuerSettings, framedByApp: boolean): Record<string, string> {
  const app = settings.appOrigins.join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    // After the form the browser is redirected to the app, and browsers check that against form-action too.
    `form-action 'self' ${app}`,
    "base-uri 'none'",
    `frame-ancestors ${framedByApp ? app : "'none'"}`,
  ].join('; ');
  return {
    'Content-Security-Policy': policy,
    'Cache-Control': cachePolicy.moment,
    // The form's Origin header must survive, and no address of ours should go elsewhere.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(settings.issuer.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}
