/** The two pools of an identity process: one for requests, and one connection for what may take longer. */
import { openPools, type Pools } from '@/services/common/database/pools';
import { IDENTITY_SCHEMA, type IdentityTables } from './store/tables';

/**
 * For migrations, keys, for which one process waits while another makes them, and deleting what is past its time. This process opens
 * it besides the connections for requests, whose statements are all short: letters are sent outside of transactions
 * (docs/operations.md "Sizing").
 */
export const CONNECTIONS_BESIDE_REQUESTS = 1;

/** @param max connections for requests */
export const openIdentityDatabases = (url: string, max?: number): Pools<IdentityTables> =>
  openPools<IdentityTables>(url, IDENTITY_SCHEMA, { requests: max, patient: CONNECTIONS_BESIDE_REQUESTS });
