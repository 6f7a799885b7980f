/**
 * Optimistic locking: a client reads a state with its version and sends the version back with a change. A change of a state that
 * somebody else has changed meanwhile is refused.
 */
import { createHash } from 'node:crypto';
import { ServiceError } from '@/lib/platform/service-error';

const VERSION_LENGTH = 22;

/** Changes with every change of the state, whoever made it. @param state JSON, its members always in the same order */
export const versionOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, VERSION_LENGTH);

/** The refusal of a change that is based on a stale version. */
export const staleRefusal = (): ServiceError =>
  new ServiceError('CONFLICT', 'Somebody else has changed this meanwhile. Look at it again.');

/** Throws CONFLICT unless the version that the client has seen is the current one. */
export function refuseStale(seen: string, current: string): void {
  if (seen !== current) throw staleRefusal();
}
