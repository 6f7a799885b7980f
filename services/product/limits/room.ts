/** Room for rows of which there may be only so many. */
import type { SelectQueryBuilder, Transaction } from 'kysely';
import { ServiceError } from '@/lib/platform/service-error';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import type { ProductTables } from '../tables';

interface Room<Table extends keyof ProductTables> {
  /** Of all who add to the same rows: until the transaction ends nobody else counts them, as two would find room for the last one. */
  lock: string;
  /** The rows that there are, without those to be written: one that is written again needs no room. */
  others: SelectQueryBuilder<ProductTables, Table, object>;
  /** Rows to be written. */
  added?: number;
  most: number;
  /** What is answered where there is no room. */
  refusal: { code?: 'CONFLICT' | 'RATE_LIMITED'; message: string };
}

/** Throws the refusal where there would be more rows than `most`. */
export async function requireRoom<Table extends keyof ProductTables>(
  transaction: Transaction<ProductTables>,
  { lock, others, added = 1, most, refusal: { code = 'CONFLICT', message } }: Room<Table>,
): Promise<void> {
  await takeAdvisoryLock(transaction, lock);
  const { count } = await others
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count + added > most) throw new ServiceError(code, message);
}
