/** The few paths that the gateway answers itself. */
import type { ServerResponse } from 'node:http';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { PublicSettings } from '@/lib/contracts/settings';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { sendJson, sendRefusal } from './send-json';

export interface OwnPathOptions {
  /** Public settings, for pages that were rendered at build and contain none. */
  settings: PublicSettings;
  ready: () => Promise<void>;
  /** Called with what the readiness check failed by. */
  onUnready: (error: unknown) => void;
  /** Contact for vulnerability reports (SECURITY_CONTACT); null: none is published. */
  security: { contact: string; origin: string } | null;
}

const SECURITY_PATH = '/.well-known/security.txt';
export const HEALTH_PATH = '/healthz';
const OWN_PATHS = [HEALTH_PATH, '/readyz', '/settings.json', SECURITY_PATH];
/** As the services say of theirs (services/common/http/http.ts). */
const READY_AGAIN_SECONDS = 5;
/** RFC 9116 §2.5.5: less than a year ahead, so that an unmaintained file expires. */
const SECURITY_DAYS = 180;

/** RFC 9116. */
export function securityText({ contact, origin }: { contact: string; origin: string }, now: number): string {
  const expires = new Date(Math.floor(now / DAY_MS) * DAY_MS + SECURITY_DAYS * DAY_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}${SECURITY_PATH}\n`;
}

function sendSecurity(response: ServerResponse, security: OwnPathOptions['security']): void {
  if (security === null) return sendRefusal(response, 'NOT_FOUND', 'No such path');
  response.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': cachePolicy.moment,
  });
  response.end(securityText(security, Date.now()));
}

/** Answers the gateway's own paths; false for any other. */
export async function ownAnswer(
  path: string,
  response: ServerResponse,
  options: OwnPathOptions,
): Promise<boolean> {
  if (!OWN_PATHS.includes(path)) return false;
  if (path === SECURITY_PATH) sendSecurity(response, options.security);
  else if (path === '/settings.json') sendJson(response, 200, options.settings);
  else if (path === HEALTH_PATH) sendJson(response, 200, { status: 'alive' });
  else
    await options.ready().then(
      () => sendJson(response, 200, { status: 'ready' }),
      (error: unknown) => {
        options.onUnready(error);
        sendRefusal(response, 'UNAVAILABLE', 'A dependency is not answering', {
          'Retry-After': READY_AGAIN_SECONDS,
        });
      },
    );
  return true;
}
