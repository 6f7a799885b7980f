import type { FastifyRequest } from 'fastify';
import type { AdminPerson, StoredPerson } from '@/lib/contracts/administration/people';
import type { ProductContext } from '../../../context';
import { asVisitor, type Asking } from '../customers';

/** People with the state of their accounts; rights are still shown when the issuer does not answer. */
export async function withAccounts(
  { accounts, log }: ProductContext,
  [who, request]: [Asking, FastifyRequest],
  people: readonly StoredPerson[],
): Promise<AdminPerson[]> {
  const ids = people.filter(({ own }) => own).map(({ id }) => id);
  const states = await accounts.states(asVisitor(who, request), ids).catch((error: unknown) => {
    log.warn({ err: error }, 'accounts could not be read');
    return null;
  });
  return people.map((person) => {
    const found = states?.find(({ id }) => id === person.id);
    return { ...person, account: found ? { state: found.state, sessions: found.sessions } : null };
  });
}
