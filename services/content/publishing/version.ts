/** Optimistic locking: operators see the version of an entry, and a change by somebody who saw another version is refused. */

/** Somebody else has changed the resource, or its plan, since it was looked at. */
export class LateChangeError extends Error {
  override name = 'LateChangeError';
}

/** @param sequence of the entry's last change @param plan number of its plan */
export const entryVersion = (sequence: number, plan: number | null): string =>
  plan === null ? String(sequence) : `${sequence}.${plan}`;

/** Throws LateChangeError when the version seen is not the present one. */
export function requireSeen(seen: string, version: string): void {
  if (seen !== version) throw new LateChangeError('Somebody else has changed this meanwhile');
}
