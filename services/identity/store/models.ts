/** Ending of the provider's stored sessions and grants. */
import { sql, type Kysely } from 'kysely';
import type { IdentityTables } from './tables';

/**
 * Grants are removed. Sessions stay as ended until they are cleaned away: a request of another tab that has read the session
 * before would write it anew and so bring a sign-in back that its person has ended.
 */
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
    await db
      .updateTable('models')
      .set({ expires_at: sql<Date>`now()`, payload: '{}' })
      .where('model', '=', 'Session')
      .where('uid', 'in', [...sessionUids])
      .execute();
}

/** The same for the session of this id. */
export async function endSessionModel(db: Kysely<IdentityTables>, id: string): Promise<void> {
  await db
    .updateTable('models')
    .set({ expires_at: sql<Date>`now()`, payload: '{}' })
    .where('model', '=', 'Session')
    .where('id', '=', id)
    .execute();
}
