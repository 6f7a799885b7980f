/** The two pools of an identity process: one for requests, and one connection for what may take longer. */
import { type Database, openDatabase } from '@/services/common/database/database';
import { IDENTITY_SCHEMA, type IdentityTables } from './store/tables';

/**
 * As customers and product have it: a request that was given up ends, but its statement would run on, and a few of them would hold
 * every connection. All statements of a request are short, and letters are sent outside of transactions.
 */
const REQUEST_STATEMENT_MS = 2_000;
/** One for maintenance, which this process opens besides the connections for requests (docs/operations.md "Sizing"). */
export const CONNECTIONS_BESIDE_REQUESTS = 1;

export interface IdentityDatabases {
  requests: Database<IdentityTables>;
  /** For migrations, keys, for which one process waits while another makes them, and deleting what is past its time. */
  patient: Database<IdentityTables>;
  close: () => Promise<void>;
}

/** @param max connections for requests */
export function openIdentityDatabases(url: string, max?: number): IdentityDatabases {
  const requests = openDatabase<IdentityTables>(url, IDENTITY_SCHEMA, max, REQUEST_STATEMENT_MS);
  const patient = openDatabase<IdentityTables>(url, IDENTITY_SCHEMA, CONNECTIONS_BESIDE_REQUESTS);
  return {
    requests,
    patient,
    close: async () => {
      await Promise.all([requests.close(), patient.close()]);
    },
  };
}
