/**
 * A connection on which a schema is migrated. A migration of a large library may take longer than any request, and so may the turn of
 * another node: it has no limit, and PostgreSQL lists it under a name by which the launcher sees that a start is still at work.
 */
import { sql, type Kysely } from 'kysely';

const NAME = 'migration';

/** Tells, as `active`, whether somebody migrates the database that is asked, or waits for their turn. */
export const MIGRATING_QUERY = `select exists (select from pg_stat_activity
  where datname = current_database() and application_name = '${NAME}') as active`;

/** Runs `work` on one connection of the pool, which is afterwards as it was. */
export function whileMigrating<Tables, Answer>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<Answer>,
): Promise<Answer> {
  return db.connection().execute(async (connection) => {
    await sql`select set_config('statement_timeout', '0', false), set_config('application_name', ${NAME}, false)`.execute(
      connection,
    );
    try {
      return await work(connection);
    } finally {
      // A connection that is lost has nothing to be reset, and the failure of `work` says so.
      await sql`reset statement_timeout`.execute(connection).catch(() => undefined);
      await sql`reset application_name`.execute(connection).catch(() => undefined);
    }
  });
}
