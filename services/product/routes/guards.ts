/** Enforces on every route what its operation says: who may call it, who may store its answers, how long it may take. */
import type { FastifyInstance } from 'fastify';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import type { Visitors } from '../visitors';

/** A person learns within two seconds that their data is unavailable, whatever the database does. */
const PERSON_PATIENCE_MS = 1_800;

/** Limits how long calls for a person's data take; a slower one is answered 503. */
export function boundPersonal(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRoute', (route) => {
    const { operation: called } = route.config ?? {};
    if (called?.access === 'person' && !called.storage) route.handlerTimeout = PERSON_PATIENCE_MS;
  });
}

/**
 * Authenticates before the body is read, so that an anonymous caller learns nothing from validation errors (RFC 9110 §15.5.2), and
 * lets no cache store what a person is answered. A route with its own `onRequest` must authenticate by itself.
 */
export function authoriseFirst(app: Pick<FastifyInstance, 'addHook'>, visitors: Visitors): void {
  app.addHook('onRoute', (route) => {
    const access = route.config?.operation?.access ?? 'anyone';
    if (['anyone', 'key', 'feedKey'].includes(access) || route.onRequest !== undefined) return;
    route.onRequest = async (request, reply) => {
      if (access === 'person') reply.header('Cache-Control', cachePolicy.person);
      await (access === 'person' ? visitors.signedIn(request) : visitors.of(request));
    };
  });
}
