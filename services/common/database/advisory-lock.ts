/** Locks that PostgreSQL holds for a transaction (`pg_advisory_xact_lock`) or a session (`pg_advisory_lock`), by name or by number. */
import { type Kysely, sql, type Transaction } from 'kysely';

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
  /** One round of following feeds of records. */
  recordsRound: 7_366_105,
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

/**
 * Does the work while a connection of its own has the lock, which ends with the process; does nothing where another session has it.
 *
 * @param db not a transaction
 * @param lock one of `LOCK_NUMBERS`
 */
export async function whileAlone<Tables>(
  db: Kysely<Tables>,
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${lock}) as held`.execute(
      connection,
    );
    if (!rows[0]?.held) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}
