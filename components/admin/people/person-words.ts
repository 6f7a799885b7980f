import type { AdminPerson } from '@/lib/contracts/administration/people';

/** A person’s name, or the e-mail address of somebody without one. */
export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<AdminPerson, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

export const browserCount = (count: number) => (count === 1 ? '1 browser' : `${count} browsers`);

/** What else there is to know of a person; empty: nothing. */
export function stateOf({ active, own, account }: AdminPerson): string {
  if (!active) return 'Shut out';
  if (!own) return 'Belongs to another organisation';
  if (account?.state === 'invited') return 'Invited, no password yet';
  if (account?.state === 'disabled') return 'Account disabled by the library';
  const { sessions = 0 } = account ?? {};
  return sessions > 0 ? `Signed in at ${browserCount(sessions)}` : '';
}
