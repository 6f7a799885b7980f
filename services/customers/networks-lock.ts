/** Lets one change of networks, of whichever organisation, run at a time. */
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import type { Tx } from './tables';

/**
 * Waits for other changes of networks and has the lock until the transaction ends. Without it, two organisations that
 * claim the same addresses at once would each find them free. To avoid a deadlock, lock rows of organisations first.
 */
export const lockNetworks = (tx: Tx): Promise<void> => takeAdvisoryLock(tx, 'networks');
