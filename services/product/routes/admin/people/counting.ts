/** How often an organisation may write to people, or try whose an address is. */
import type { ProductContext } from '../../../context';
import { limitCall } from '../../../limits/counting';
import { rateLimits } from '../../../limits/limits';

/**
 * Counts an address that an organisation writes to or is told of that somebody else has it, or throws RATE_LIMITED. Both are one count:
 * else whoever tries addresses would be told by its end what they are no longer told by the refusal.
 */
export const countAddress = ({ db, now }: ProductContext, organisationId: string): Promise<void> =>
  limitCall(db, { limit: rateLimits.invitationsOfOrganisation, subject: organisationId }, now());

/**
 * Counts a letter of invitation, or throws RATE_LIMITED. The person's own count is first, so that repeats to one address do not use up
 * the organisation's.
 */
export async function countInvitation(
  context: ProductContext,
  organisationId: string,
  email: string,
): Promise<void> {
  const person = email.trim().toLowerCase();
  await limitCall(context.db, { limit: rateLimits.invitationsOfPerson, subject: person }, context.now());
  await countAddress(context, organisationId);
}
