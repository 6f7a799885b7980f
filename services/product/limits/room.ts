/** Room for rows of which there may be only so many. */
import { sql, type RawBuilder, type SelectQueryBuilder, type Transaction } from 'kysely';
import { ServiceError } from '@/lib/platform/service-error';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import type { ProductTables } from '../tables';

interface Room<Table extends keyof ProductTables> {
  /** Of all who add to the same rows: until the transaction ends nobody else counts them, as two would find room for the last one. */
  lock: string;
  /** The rows that there are, without those to be written: one that is written again needs no room. */
  others: SelectQueryBuilder<ProductTables, Table, object>;
  /** What is counted of them; rows, if nothing is said. */
  sum?: RawBuilder<number>;
  /** Rows to be written, or what they are by `sum`. */
  added?: number;
  most: number;
  /** What is answered where there is no room. */
  refusal: { code?: 'CONFLICT' | 'RATE_LIMITED'; message: string };
}

const ROWS = sql<number>`1`;

/** Throws the refusal where there would be more than `most`. */
export async function requireRoom<Table extends keyof ProductTables>(
  transaction: Transaction<ProductTables>,
  { lock, others, sum = ROWS, added = 1, most, refusal: { code = 'CONFLICT', message } }: Room<Table>,
): Promise<void> {
  await takeAdvisoryLock(transaction, lock);
  const total = sql<number>`coalesce(sum(${sum}), 0)::float8`.as('total');
  const { total: taken } = await others.select(total).executeTakeFirstOrThrow();
  if (taken + added > most) throw new ServiceError(code, message);
}
