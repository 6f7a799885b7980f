/** The accounts, and what state each is in. */
import { sql, type Kysely } from 'kysely';
import type { IdentityTables } from '../store/tables';

export interface ListedAccount {
  id: string;
  email: string;
  name: string;
  state: 'invited' | 'active' | 'disabled';
  /** Whether a second factor is set up; null if none is required. */
  totp: boolean | null;
}

/** 'disabled'; else 'invited' until the person has set a password, then 'active'. */
export const stateOf = (account: {
  disabled_at: Date | null;
  password_hash: string | null;
}): ListedAccount['state'] =>
  account.disabled_at ? 'disabled' : account.password_hash === null ? 'invited' : 'active';

/** Every account except demonstration accounts, sorted by e-mail. */
export async function listAccounts(db: Kysely<IdentityTables>): Promise<ListedAccount[]> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('demo', '=', false)
    .orderBy(sql`lower(email)`)
    .execute();
  return rows.map((account) => ({
    id: account.id,
    email: account.email,
    name: `${account.given_name} ${account.family_name}`.trim(),
    state: stateOf(account),
    totp: account.needs_totp ? account.totp_secret !== null : null,
  }));
}
