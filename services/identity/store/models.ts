/** Ends the provider's stored sessions and grants. */
import { sql, type Kysely } from 'kysely';
import type { IdentityTables } from './tables';

/**
 * Ends the sessions that are then chosen. They stay as tombstones until the next cleaning: otherwise a request from another tab that
 * had already read the session would write it back, and so revive a sign-in that the person has ended.
 */
const ended = (db: Kysely<IdentityTables>) =>
  db
    .updateTable('models')
    .set({ expires_at: sql<Date>`now()`, payload: '{}' })
    .where('model', '=', 'Session');

/** Deletes grants and ends sessions. */
export async function endModels(
  db: Kysely<IdentityTables>,
  { grants, sessionUids }: { grants: readonly string[]; sessionUids: readonly string[] },
): Promise<void> {
  if (grants.length > 0)
    await db
      .deleteFrom('models')
      .where('model', '=', 'Grant')
      .where('id', 'in', [...grants])
      .execute();
  if (sessionUids.length > 0)
    await ended(db)
      .where('uid', 'in', [...sessionUids])
      .execute();
}

/** Ends the sessions of an account that are not listed (sessions.ts): the provider's own pages renew them too. */
export async function endUnlistedSessions(db: Kysely<IdentityTables>, accountId: string): Promise<void> {
  await ended(db)
    .where(sql`payload->>'accountId'`, '=', accountId)
    .where('uid', 'not in', (select) =>
      select.selectFrom('sign_in_sessions').select('session_uid').where('account_id', '=', accountId),
    )
    .execute();
}

/** Ends the session of this id. */
export async function endSessionModel(db: Kysely<IdentityTables>, id: string): Promise<void> {
  await ended(db).where('id', '=', id).execute();
}
