import type { Invited } from '@/lib/contracts/administration/people';

/** The outcome of an invitation, in words; empty if a link is to be handed over, which says it itself. */
export function invitedWords({ email, letter }: Pick<Invited, 'email' | 'letter'>): string {
  if (letter === 'sent') return `An e-mail is on its way to ${email}.`;
  if (letter === 'failed') return `${email} is invited, but the e-mail could not be sent. Try again later.`;
  return '';
}
