/** Corrects the name of an account, or the e-mail address that its person signs in with. */
import type { Kysely } from 'kysely';
import { writeAudit } from '@/services/common/audit/write';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import { hasEmail, normalEmail } from '../store/accounts';
import type { IdentityTables } from '../store/tables';
import type { PeopleContext, Refused } from './context';
import { inviting } from './invite';

/** What is to be said of an account; what is absent stays as it is. */
interface Correction {
  givenName?: string | undefined;
  familyName?: string | undefined;
  email?: string | undefined;
}

type Db = Kysely<IdentityTables>;

const accountAt = (db: Db, id: string) =>
  db
    .selectFrom('accounts')
    .select(['email', 'given_name', 'family_name', 'password_hash', 'disabled_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Stored = NonNullable<Awaited<ReturnType<typeof accountAt>>>;

async function isTaken(db: Db, id: string, email: string): Promise<boolean> {
  const other = db.selectFrom('accounts').select('id').where(hasEmail(email)).where('id', '!=', id);
  return (await other.executeTakeFirst()) !== undefined;
}

interface Changes {
  names: { given_name: string; family_name: string } | null;
  email: string | null;
}

/** What differs from the stored account. */
function changesOf(stored: Stored, { givenName, familyName, email }: Correction): Changes {
  const names = { given_name: givenName ?? stored.given_name, family_name: familyName ?? stored.family_name };
  const isRenamed = names.given_name !== stored.given_name || names.family_name !== stored.family_name;
  const next = email?.trim() ?? stored.email;
  return { names: isRenamed ? names : null, email: next === stored.email ? null : next };
}

async function refusalOf(
  db: Db,
  { id, email, isOperator }: { id: string; email: string; isOperator: boolean },
  { disabled_at: disabledAt, password_hash: hash }: Stored,
): Promise<Refused['reason'] | null> {
  if (disabledAt) return 'DISABLED';
  if (hash !== null && !isOperator) return 'HAS_PASSWORD';
  return (await isTaken(db, id, email)) ? 'TAKEN' : null;
}

/**
 * Idempotent. With another e-mail address (not the same one in capitals) no link of before opens any more: it went to the wrong mailbox.
 *
 * @param isOperator may change the address of an account in use. An organisation's administrator may not: whoever has the mailbox
 *   sets a new password, and with it has the account. Until there is a password, nobody has used the account.
 */
export async function correct(
  { db, actor }: Pick<PeopleContext, 'db' | 'actor'>,
  id: string,
  correction: Correction,
  { isOperator = false }: { isOperator?: boolean } = {},
): Promise<{ ok: true } | Refused> {
  const { email } = correction;
  const refusal = await db.transaction().execute(async (transaction): Promise<Refused['reason'] | null> => {
    if (email !== undefined) await takeAdvisoryLock(transaction, inviting(email));
    const stored = await accountAt(transaction, id);
    if (!stored) return email === undefined ? null : 'UNKNOWN';
    const { names, email: address } = changesOf(stored, correction);
    if (names === null && address === null) return null;
    if (address !== null) {
      const refused = await refusalOf(transaction, { id, email: address, isOperator }, stored);
      if (refused !== null) return refused;
      if (normalEmail(address) !== normalEmail(stored.email))
        await transaction.deleteFrom('links').where('account_id', '=', id).execute();
    }
    await transaction
      .updateTable('accounts')
      .set({ ...names, ...(address === null ? {} : { email: address, email_verified: false }) })
      .where('id', '=', id)
      .execute();
    const changed = [names && 'name', address && 'e-mail'].filter(Boolean).join(', ');
    await writeAudit(transaction, {
      service: 'identity',
      action: 'account_changed',
      actor,
      subject: `user:${id}`,
      details: { changed },
    });
    return null;
  });
  return refusal === null ? { ok: true } : { ok: false, reason: refusal };
}
