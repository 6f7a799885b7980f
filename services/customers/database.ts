/** The database as the customers process opens it. All that this process does is answer calls: an import is a command's. */
import { openDatabase, type Database } from '@/services/common/database/database';
import { REQUEST_STATEMENT_MS } from '@/services/common/database/pools';
import { CUSTOMERS_SCHEMA } from './migrations';
import type { CustomersTables } from './tables';

/** @param max connections */
export const openCustomersDatabase = (url: string, max: number): Database<CustomersTables> =>
  openDatabase<CustomersTables>(url, CUSTOMERS_SCHEMA, max, { statementMs: REQUEST_STATEMENT_MS });
