/** Lets one change of networks, of whichever organisation, run at a time. */
import { sql, type Transaction } from 'kysely';
import type { CustomersTables } from './tables';

/** Key of the advisory lock, a number that nothing else in this database locks. */
const NETWORKS_LOCK = 712_006;

/**
 * Waits for other changes of networks and holds the lock until the transaction ends. Without it, two organisations that
 * claim the same addresses at once would each find them free. To avoid a deadlock, lock rows of organisations first.
 */
export async function lockNetworks(tx: Transaction<CustomersTables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(NETWORKS_LOCK)})`.execute(tx);
}
