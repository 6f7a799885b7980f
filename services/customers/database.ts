/** The database as the customers process opens it. All that this process does is answer calls: an import is a command's. */
import { openDatabase, type Database } from '@/services/common/database/database';
import { CUSTOMERS_SCHEMA } from './migrations';
import type { CustomersTables } from './tables';

/**
 * As long as the most patient caller waits (lib/platform/customers/http.ts): a call that was given up ends, but its statement would
 * run on, and a few of them would hold every connection.
 */
const STATEMENT_MS = 2_000;

/** @param max connections */
export const openCustomersDatabase = (url: string, max: number): Database<CustomersTables> =>
  openDatabase<CustomersTables>(url, CUSTOMERS_SCHEMA, max, STATEMENT_MS);
