/** The two pools of a product node: one for requests that somebody waits for, and one for what may take longer. */
import { type Database, openDatabase } from '@/services/common/database/database';
import { connectionsOfJobs } from '@/services/common/jobs/jobs';
import { PRODUCT_SCHEMA, type ProductTables } from './tables';

/**
 * Longer than a person waits (`PERSON_PATIENCE_MS`), and little: a request that was answered 503 ends, but its statement would run
 * on, and a few of them would hold every connection.
 */
const REQUEST_STATEMENT_MS = 2_000;
/** Background work that this process does at the same time. */
export const JOBS_AT_ONCE = 2;
/** The jobs, the lock of a round of records, what is counted and followed beside them, and one report. */
const PATIENT_CONNECTIONS = JOBS_AT_ONCE + 3;
const FOLLOWER_CONNECTIONS = 1;
/** What this process opens besides the connections for requests (docs/operations.md "Sizing"). */
export const CONNECTIONS_BESIDE_REQUESTS =
  PATIENT_CONNECTIONS + connectionsOfJobs(JOBS_AT_ONCE) + FOLLOWER_CONNECTIONS;

export interface ProductDatabases {
  /** For requests of people and pages. */
  requests: Database<ProductTables>;
  /** For background work, reports, records and erasure, whose statements may take half a minute. */
  patient: Database<ProductTables>;
  close: () => Promise<void>;
}

/** @param max connections for requests */
export function openProductDatabases(url: string, max?: number): ProductDatabases {
  const requests = openDatabase<ProductTables>(url, PRODUCT_SCHEMA, max, REQUEST_STATEMENT_MS);
  const patient = openDatabase<ProductTables>(url, PRODUCT_SCHEMA, PATIENT_CONNECTIONS);
  return {
    requests,
    patient,
    close: async () => {
      await Promise.all([requests.close(), patient.close()]);
    },
  };
}
