/** What the operation of a call says of who may make it, and how long it may take, kept for every route of the service. */
import type { FastifyInstance } from 'fastify';
import type { Visitors } from '../viewer/visitors';

/** A person is told within two seconds that their data cannot be had, whatever the database does. */
const PERSON_PATIENCE_MS = 1_800;

/** Bounds the calls of persons; what takes longer is answered 503. */
export function boundPersonal(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRoute', (route) => {
    const { operation: called } = route.config ?? {};
    if (called?.access === 'person' && !called.storage) route.handlerTimeout = PERSON_PATIENCE_MS;
  });
}

/**
 * Who asks is settled before the body is read, so that nobody learns from its faults what only people may send
 * (RFC 9110 §15.5.2). A route with an `onRequest` of its own sees to it itself.
 */
export function authoriseFirst(app: Pick<FastifyInstance, 'addHook'>, visitors: Visitors): void {
  app.addHook('onRoute', (route) => {
    const access = route.config?.operation?.access ?? 'anyone';
    if (['anyone', 'key', 'feedKey'].includes(access) || route.onRequest !== undefined) return;
    route.onRequest = async (request) => {
      await (access === 'person' ? visitors.signedIn(request) : visitors.of(request));
    };
  });
}
