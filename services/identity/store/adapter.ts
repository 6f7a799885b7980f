/** oidc-provider's storage in PostgreSQL, so that one process of the service can finish what another started. */
import { sql, type Kysely } from 'kysely';
import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider';
import { deleteInPieces } from '@/services/common/database/delete-in-pieces';
import { withoutNul } from '@/services/common/database/without-nul';
import { endSessionModel } from './models';
import type { SignInSessions } from './sessions';
import { IDENTITY_SCHEMA, type IdentityTables } from './tables';

type Db = Kysely<IdentityTables>;

const alive = sql<boolean>`(expires_at is null or expires_at > now())`;

/** Never writes over a session that has ended (models.ts). */
const isNotEndedSession = sql<boolean>`(models.model <> 'Session' or models.expires_at is null or models.expires_at > now())`;

/**
 * Sessions of nobody are not stored: the provider begins one, for as long as a sign-in lasts, for each request to sign out and for each
 * that names a session that has ended, and anybody may send those without end.
 */
class PostgresAdapter implements Adapter {
  constructor(
    private readonly db: Db,
    private readonly model: string,
    private readonly sessions: Pick<SignInSessions, 'signedOut'>,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    if (this.model === 'Session' && payload.accountId === undefined) return;
    const values = {
      payload: JSON.stringify(payload),
      grant_id: payload.grantId ?? null,
      uid: payload.uid ?? null,
      user_code: payload.userCode ?? null,
      expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
      consumed_at: null,
    };
    const { consumed_at: _cached, ...changes } = values; // an update never resets `consumed_at`
    await this.db
      .insertInto('models')
      .values({ model: this.model, id, ...values })
      .onConflict((conflict) =>
        conflict.columns(['model', 'id']).doUpdateSet(changes).where(isNotEndedSession),
      )
      .execute();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.findBy('id', id);
  }
  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.findBy('uid', uid);
  }
  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.findBy('user_code', userCode);
  }

  /** Anybody's text is looked up: nothing is stored under one with U+0000, for which PostgreSQL would refuse the question. */
  private async findBy(
    column: 'id' | 'uid' | 'user_code',
    value: string,
  ): Promise<AdapterPayload | undefined> {
    if (withoutNul(value) !== value) return undefined;
    const row = await this.db
      .selectFrom('models')
      .select(['payload', 'consumed_at'])
      .where('model', '=', this.model)
      .where(column, '=', value)
      .where(alive)
      .executeTakeFirst();
    if (!row) return undefined;
    return row.consumed_at
      ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
      : row.payload;
  }

  /** The database settles a race: of two simultaneous requests with one code, only one succeeds (RFC 6749 §4.1.2). */
  async consume(id: string): Promise<void> {
    const { numUpdatedRows } = await this.db
      .updateTable('models')
      .set({ consumed_at: new Date() })
      .where('model', '=', this.model)
      .where('id', '=', id)
      .where('consumed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already consumed');
  }

  /** Ending a grant ends a sign-in, and revokes everything issued for it. */
  async destroy(id: string): Promise<void> {
    if (this.model === 'Grant') return this.sessions.signedOut(id);
    if (this.model === 'Session') return endSessionModel(this.db, id);
    await this.db.deleteFrom('models').where('model', '=', this.model).where('id', '=', id).execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.db
      .deleteFrom('models')
      .where('model', '=', this.model)
      .where('grant_id', '=', grantId)
      .execute();
  }
}

export function postgresAdapter(db: Db, sessions: Pick<SignInSessions, 'signedOut'>): AdapterFactory {
  return (model) => new PostgresAdapter(db, model, sessions);
}

/** Removes what has expired; nothing can find it any more. In pieces: anybody may begin many sign-ins. */
export const deleteExpired = (db: Db, stopping?: AbortSignal): Promise<void> =>
  deleteInPieces(db, [IDENTITY_SCHEMA, 'models'], sql`expires_at < now()`, stopping);
