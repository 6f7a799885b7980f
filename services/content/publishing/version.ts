/** The version of an entry that operators see, and the refusal of a change by somebody who saw another. */

/** Somebody else has changed the resource, or its plan, since it was looked at. */
export class LateChangeError extends Error {
  override name = 'LateChangeError';
}

/** @param sequence of the entry's last change @param plan number of what is planned for it */
export const entryVersion = (sequence: number, plan: number | null): string =>
  plan === null ? String(sequence) : `${sequence}.${plan}`;

/** Throws LateChangeError. */
export function requireSeen(seen: string, version: string): void {
  if (seen !== version) throw new LateChangeError('Somebody else has changed this meanwhile');
}
