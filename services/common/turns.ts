/** Taking turns in a database. */
import { sql, type Transaction } from 'kysely';

/**
 * Waits for others that have this turn, and has it until the transaction ends. What counts rows before it adds one takes a turn
 * first: two that count at the same time would both find room for the last one. The name is hashed, so two names may rarely share a
 * turn, and then wait for each other without need.
 */
export async function takeTurn<Tables>(transaction: Transaction<Tables>, turn: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(transaction);
}
