/** Whether the database can be used, for /readyz: the room on its disk cannot be asked for in SQL, whether it takes changes can. */
import { sql, type Kysely } from 'kysely';

/**
 * Rejects when the database does not answer, or takes no changes: it is a replica, as a primary is after a failover, or read-only,
 * as hosts set one whose disk is full.
 */
export async function requireWritable<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{
    is_replica: boolean;
    takes_changes: boolean;
  }>`select pg_is_in_recovery() as is_replica,
    not current_setting('transaction_read_only')::bool as takes_changes`.execute(db);
  const [state] = rows;
  if (state?.takes_changes) return;
  throw new Error(
    `the database takes no changes: ${state?.is_replica ? 'it is a replica' : 'default_transaction_read_only is on'}`,
  );
}
