/** Taking turns at what has a maximum. */
import { sql, type Transaction } from 'kysely';
import type { ProductTables } from './tables';

/**
 * Waits for others that have this turn, and has it until the transaction ends. What counts rows before it adds one takes a turn
 * first: two that count at the same time would both find room for the last one.
 */
export async function takeTurn(transaction: Transaction<ProductTables>, turn: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(transaction);
}
