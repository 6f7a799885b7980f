/** States of the accounts that an organisation manages. */
import { sql } from 'kysely';
import type { AccountState } from '@/lib/contracts/administration/people';
import type { PeopleContext } from './context';
import { stateOf } from './list';

/** The accounts that exist, in no particular order. */
export async function accountStates(
  { db, sessions }: Pick<PeopleContext, 'db' | 'sessions'>,
  ids: readonly string[],
): Promise<AccountState[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'disabled_at', 'password_hash'])
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute();
  const counts = await sessions.counts(ids);
  return accounts.map((account) => ({
    id: account.id,
    state: stateOf(account),
    sessions: counts.get(account.id) ?? 0,
  }));
}
