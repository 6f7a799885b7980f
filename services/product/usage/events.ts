/** Writing events of use: a batch in one statement; where its values are refused, one by one. */
import { sql } from 'kysely';
import type { UsageAction, UsageVisitor } from '@/lib/contracts/usage/usage';
import { DAY_MS, utcDay } from '@/lib/domain/text/calendar';
import { linkOf } from '@/lib/domain/usage/actions';
import { withoutNul } from '@/services/common/database/without-nul';
import type { ProductDb } from '../tables';
import type { UsedItem } from './items';

/** One use of an item, or one search. */
export interface Use {
  /** By which a use that is sent again is known; random, and no part of any count. Absent: the writer gives it one. */
  id?: string | undefined;
  /** Epoch ms. */
  at: number;
  visitor: UsageVisitor;
  action: UsageAction;
  item: UsedItem | null;
  part?: string;
  term?: string;
}

/** The UTC days of some times in epoch ms, each once: a batch is of one or two, and writing a date costs more than comparing. */
export const daysOf = (times: readonly number[]): string[] =>
  [...new Set(times.map((at) => Math.floor(at / DAY_MS)))].map((day) => utcDay(day * DAY_MS));

/** A use and the hashes of its person (people.ts). */
export interface EventRow {
  use: Use;
  person: string;
  before: string | null;
}

export interface RefusedUse {
  use: Use;
  error: unknown;
}

/** SQLSTATE class 22, data exception: the values themselves are refused, so no later attempt can succeed. */
const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^22.{3}$/.test(String(error.code));

/**
 * Writes all rows that the database accepts; returns the others. Rejects for any other failure. In the caller's transaction,
 * because the whole batch is sent again after a failure, and no use may be counted twice.
 */
export async function insertAcceptable(
  transaction: ProductDb,
  rows: readonly EventRow[],
): Promise<RefusedUse[]> {
  if ((await refusalOf(transaction, rows)) === null) return [];
  const refused: RefusedUse[] = [];
  for (const row of rows) {
    const refusal = await refusalOf(transaction, [row]);
    if (refusal !== null) refused.push({ use: row.use, error: refusal });
  }
  return refused;
}

/** Writes all of the rows, or none of them where the database refuses a value; returns that error. */
async function refusalOf(transaction: ProductDb, rows: readonly EventRow[]): Promise<unknown> {
  await sql`savepoint use`.execute(transaction);
  let refusal: unknown = null;
  try {
    await insertEvents(transaction, rows);
  } catch (error) {
    if (!isDataException(error)) throw error;
    await sql`rollback to savepoint use`.execute(transaction);
    refusal = error;
  }
  await sql`release savepoint use`.execute(transaction);
  return refusal;
}

/** One statement whatever the number; each column is one array. Those that are written already are left out. */
async function insertEvents(db: ProductDb, rows: readonly EventRow[]): Promise<void> {
  const column = <Value>(of: (row: EventRow) => Value) => sql`${rows.map(of)}`;
  await sql`insert into product.usage_event
    (at, organisation_id, item_id, action, link, method, access_type, person, person_before, term, id)
    select * from unnest(
      ${column(({ use }) => new Date(use.at).toISOString())}::timestamptz[],
      ${column(({ use }) => use.visitor.organisationId ?? '')}::text[],
      ${column(({ use }) => use.item?.id ?? '')}::text[],
      ${column(({ use }) => use.action)}::text[],
      ${column(({ use }) => withoutNul(linkOf(use.action, use.part)))}::text[],
      ${column(({ use }) => use.visitor.method)}::text[],
      ${column(({ use }) => use.item?.accessType ?? 'Controlled')}::text[],
      ${column(({ person }) => person)}::bigint[],
      ${column(({ before }) => before)}::bigint[],
      ${column(({ use }) => (use.term === undefined ? null : withoutNul(use.term).toLowerCase()))}::text[],
      ${column(({ use }) => use.id ?? null)}::uuid[])
    on conflict do nothing`.execute(db);
}
