/** Locks that PostgreSQL holds for a transaction (`pg_advisory_xact_lock`) or a session (`pg_advisory_lock`), by name or by number. */
import { sql, type Transaction } from 'kysely';

/**
 * Numbers of locks that there is one of. Each is another's nowhere in the database, and stays as it is: nodes of two releases run
 * beside each other, and must exclude each other.
 */
export const LOCK_NUMBERS = {
  /** Rotating the issuer's signing keys. */
  keyRotation: 712_004,
  /** Making a schema. */
  schema: 712_005,
  /** The role of follower of the content service. */
  follower: 7_366_101,
  /** Partitions, roll-ups and late uses. */
  usage: 7_366_102,
  /** Writing feeds of records. */
  records: 7_366_103,
  /** One round of polling the content service. */
  pollingRound: 7_366_104,
} as const;

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
