/** Counting rows before one is added, where there may be only so many. */
import type { SelectQueryBuilder, Transaction } from 'kysely';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import type { ProductTables } from '../tables';

/**
 * How many rows the query has. Until the transaction ends nobody else counts under the same name: two that count at the same time
 * would both find room for the last row.
 */
export async function lockedCount<Table extends keyof ProductTables>(
  transaction: Transaction<ProductTables>,
  lockName: string,
  rows: SelectQueryBuilder<ProductTables, Table, object>,
): Promise<number> {
  await takeAdvisoryLock(transaction, lockName);
  const { count } = await rows
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
