/**
 * Where people are signed in: one row per browser, beside the provider's own session. Ending one adds its grant to the
 * revocation list, ends the provider's grant and session, and writes to the audit log, all in one transaction.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { AuditAction } from '@/lib/contracts/administration/audit';
import type { SignInSession } from '@/lib/contracts/viewer/sign-in-sessions';
import { networkOf } from '@/services/common/audit/network';
import { type AuditLine, writeAudit } from '@/services/common/audit/write';
import { forgetSignIns } from './accounts';
import { endModels, endUnlistedSessions } from './models';
import type { RevocationList } from './revocations';
import type { IdentityTables } from './tables';

export interface SignInUse {
  grantId: string;
  /** `uid` of the provider's session. */
  sessionUid: string;
  accountId: string;
  device: string;
  /** Canonical text. */
  address: string;
  signedInAt: Date;
}

/** How a sign-in ended, for the audit log. */
export interface Ending {
  action: Extract<AuditAction, 'signed_out' | 'session_ended'>;
  address?: string;
  requestId?: string;
  /** Default: the person themselves. */
  actor?: AuditLine['actor'];
}

/** Which sign-ins of a person: one, or all except one (null: all). */
type Which = { id: string } | { allBut: string | null };

export class SignInSessions {
  constructor(
    private readonly db: Kysely<IdentityTables>,
    private readonly revocations: Pick<RevocationList, 'revoke'>,
    private readonly sessionSeconds: number,
  ) {}

  /**
   * Records that a browser was used; called on every token renewal. A renewal that was under way when its sign-in ended, whose
   * session is marked so by then (endModels), does not list it again.
   */
  async note({ grantId, sessionUid, accountId, device, address, signedInAt }: SignInUse): Promise<void> {
    await sql`
      insert into identity.sign_in_sessions
        (grant_id, session_uid, account_id, device, network, signed_in_at, last_used_at)
      select ${grantId}, ${sessionUid}, ${accountId}, ${device}, ${networkOf(address)}, ${signedInAt}::timestamptz, now()
      where not exists (
        select from identity.models where model = 'Session' and uid = ${sessionUid} and payload = '{}')
      on conflict (grant_id) do update set session_uid = excluded.session_uid, device = excluded.device,
        network = excluded.network, signed_in_at = excluded.signed_in_at, last_used_at = excluded.last_used_at`.execute(
      this.db,
    );
  }

  private since(): Date {
    return new Date(Date.now() - this.sessionSeconds * 1_000);
  }

  /** A person's active sign-ins, most recently used first. */
  async list(accountId: string, current: string | undefined): Promise<SignInSession[]> {
    const rows = await this.db
      .selectFrom('sign_in_sessions')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('last_used_at', '>', this.since())
      .orderBy('last_used_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.grant_id,
      device: row.device,
      network: row.network,
      signedInAt: row.signed_in_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      current: row.grant_id === current,
    }));
  }

  /** Number of active sign-ins per person; people without any are left out. */
  async counts(accountIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .selectFrom('sign_in_sessions')
      .select(['account_id', (count) => count.fn.countAll<number>().as('sessions')])
      .where(sql<boolean>`account_id = any(${[...accountIds]}::text[])`)
      .where('last_used_at', '>', this.since())
      .groupBy('account_id')
      .execute();
    return new Map(rows.map(({ account_id, sessions }) => [account_id, sessions]));
  }

  /**
   * Ends sign-ins of one person. Returns how many it ended. An id that belongs to
   * somebody else is treated as unknown.
   */
  async end(accountId: string, which: Which, ending: Ending): Promise<number> {
    return this.revocations.revoke(async (transaction) => {
      const grants = await this.endListed(transaction, accountId, which, ending);
      if ('allBut' in which) await endUnlistedSessions(transaction, accountId);
      return { grants, answer: grants.length };
    });
  }

  /**
   * Ends every sign-in of one person, together with the change of the account that is the reason for it: also those that have
   * passed the password but are not completed. Returns how many were listed; null, with nothing ended, if `change` says false.
   */
  async endAll(
    accountId: string,
    ending: Ending,
    change: (transaction: Transaction<IdentityTables>) => Promise<boolean> = async () => true,
  ): Promise<number | null> {
    return this.revocations.revoke(async (transaction) => {
      // First, as every change of an account does: two that lock in another order would end each other.
      await transaction.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
      if (!(await change(transaction))) return { grants: [], answer: null };
      await forgetSignIns(transaction, accountId);
      const grants = await this.endListed(transaction, accountId, { allBut: null }, ending);
      await endUnlistedSessions(transaction, accountId);
      return { grants, answer: grants.length };
    });
  }

  private async endListed(
    transaction: Transaction<IdentityTables>,
    accountId: string,
    which: Which,
    ending: Ending,
  ): Promise<string[]> {
    const found = await transaction
      .deleteFrom('sign_in_sessions')
      .where('account_id', '=', accountId)
      .where((row) =>
        'id' in which ? row('grant_id', '=', which.id) : row('grant_id', 'is distinct from', which.allBut),
      )
      .returning(['grant_id', 'session_uid'])
      .execute();
    const grants = found.map(({ grant_id }) => grant_id);
    await endModels(transaction, { grants, sessionUids: found.map(({ session_uid }) => session_uid) });
    for (const grant of grants) await this.write(transaction, accountId, grant, ending);
    return grants;
  }

  /** Called when a person signs out: the provider then ends the grant and its session itself. */
  async signedOut(grantId: string): Promise<void> {
    await this.revocations.revoke(async (transaction) => {
      const row = await transaction
        .deleteFrom('sign_in_sessions')
        .where('grant_id', '=', grantId)
        .returning('account_id')
        .executeTakeFirst();
      await endModels(transaction, { grants: [grantId], sessionUids: [] });
      if (row) await this.write(transaction, row.account_id, grantId, { action: 'signed_out' });
      return { grants: [grantId], answer: undefined };
    });
  }

  private write(db: Transaction<IdentityTables>, accountId: string, grantId: string, ending: Ending) {
    const { action, address, requestId, actor = { kind: 'person', id: accountId } } = ending;
    return writeAudit(db, {
      service: 'identity',
      action,
      actor,
      subject: `session:${grantId}`,
      ...(address === undefined ? {} : { address }),
      ...(requestId === undefined ? {} : { requestId }),
    });
  }

  /** Deletes those that have expired. */
  async clean(db: Kysely<IdentityTables>): Promise<void> {
    await db.deleteFrom('sign_in_sessions').where('last_used_at', '<', this.since()).execute();
  }
}
