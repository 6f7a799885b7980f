/** The two pools of a product node: one for requests of people and pages, and one for background work, reports, records and erasure. */
import { openPools, type Pools } from '@/services/common/database/pools';
import { connectionsOfJobs } from '@/services/common/jobs/jobs';
import { PRODUCT_SCHEMA, type ProductTables } from './tables';

/** Background work that this process does at the same time. */
export const JOBS_AT_ONCE = 2;
/** The jobs, the lock of a round of records, what is counted and followed beside them, and one report. */
const PATIENT_CONNECTIONS = JOBS_AT_ONCE + 3;
const FOLLOWER_CONNECTIONS = 1;
/** What this process opens besides the connections for requests (docs/operations.md "Sizing"). */
export const CONNECTIONS_BESIDE_REQUESTS =
  PATIENT_CONNECTIONS + connectionsOfJobs(JOBS_AT_ONCE) + FOLLOWER_CONNECTIONS;

/** @param max connections for requests */
export const openProductDatabases = (url: string, max?: number): Pools<ProductTables> =>
  openPools<ProductTables>(url, PRODUCT_SCHEMA, { requests: max, patient: PATIENT_CONNECTIONS });
