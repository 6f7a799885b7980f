/** A letter with a link to set a new password, for whoever says on the sign-in page that they have forgotten it. */
import type { Kysely } from 'kysely';
import { writeAudit } from '@/services/common/audit/write';
import type { Mailer } from '@/services/common/mail';
import { resetLetter } from '../people/letters';
import type { Sent } from '../people/send-letter';
import { hasEmail } from '../store/accounts';
import { deleteLink, makeLink, openResetLinks } from '../store/links';
import type { IdentityTables } from '../store/tables';

/** Anyone may ask who knows the e-mail. Whose inbox this fills has three links that work, and gets no more letters. */
const OPEN_LINKS = 3;

export interface ForgottenContext {
  db: Kysely<IdentityTables>;
  mailer: Mailer;
  /** OIDC_AUTHORITY, the base of the links. */
  issuer: string;
  now: () => Date;
}

/**
 * What became of the letter; null if there was none to send: the account is unknown or disabled, or has enough links that are
 * still open, which is to say enough letters within PASSWORD_RESET_HOURS.
 */
export async function sendResetLetter(
  { db, mailer, issuer, now }: ForgottenContext,
  email: string,
): Promise<Sent> {
  const made = await db.transaction().execute(async (transaction) => {
    // Locked, so that requests at the same moment count each other's links.
    const account = await transaction
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where(hasEmail(email))
      .where('disabled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!account || (await openResetLinks(transaction, account.id, now())) >= OPEN_LINKS) return null;
    await writeAudit(transaction, {
      service: 'identity',
      action: 'password_reset_sent',
      actor: null,
      subject: `user:${account.id}`,
    });
    const token = await makeLink(transaction, account.id, 'reset', now(), { othersStay: true });
    return { to: account.email, token };
  });
  if (made === null) return null;
  const failed = await mailer(resetLetter(made.to, `${issuer}/password/${made.token}`));
  if (failed === null) return 'sent';
  // It would count as one that the person has.
  await deleteLink(db, made.token);
  return { failed };
}
