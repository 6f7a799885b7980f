/**
 * POST /authorize (OpenID Connect Core §3.1.2.1) and POST /end_session (RP-Initiated Logout §2). Redirects to the equivalent GET:
 * where the app is on the issuer's own origin, and on http, the session cookie is SameSite=Lax, so the browser does not send it with
 * a form posted from another site.
 */
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { Server } from '@/services/common/http/http';

/** Far larger than any valid request to this issuer. */
const BODY_BYTES = 8 * 1024;

const formSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())])).catch({});

/** @param base path below which browsers see this service */
export function registerPostedRequests(app: Server, base: string): void {
  for (const path of ['/authorize', '/end_session'])
    app.post(path, { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const pairs = Object.entries(formSchema.parse(request.body ?? {})).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, one]),
      );
      const address = `${base}${path}?${new URLSearchParams(pairs)}`;
      return reply.header('Cache-Control', cachePolicy.moment).redirect(address, 303);
    });
}
