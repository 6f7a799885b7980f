import type { Invited } from '@/lib/contracts/administration-people';

/** The outcome of an invitation, in words. */
export function invitedWords(email: string, { letter, link }: Invited): string {
  if (letter === 'sent') return `A letter is on its way to ${email}.`;
  if (letter === 'failed') return `${email} is invited, but the letter could not be sent. Try again later.`;
  return `This library sends no letters. Give ${email} this address, which opens once: ${link ?? ''}`;
}
