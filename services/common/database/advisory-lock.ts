/** Locks by name that PostgreSQL holds for a transaction (`pg_advisory_xact_lock`). */
import { sql, type Transaction } from 'kysely';

/**
 * Waits until no other transaction has the lock of this name, and has it until this one ends. The name is hashed, so two names may
 * rarely share a lock, and then wait for each other without need.
 */
export async function takeAdvisoryLock<Tables>(
  transaction: Transaction<Tables>,
  name: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
