/** Rows in which wrong guesses of a code are counted, one for each who guesses. */
import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import { PRODUCT_SCHEMA, type ProductTables } from '../tables';

/** The tables, and the column that says who guesses. */
const guessers = { class_tries: 'address', hand_over_tries: 'user_id' } as const satisfies Partial<
  Record<keyof ProductTables, string>
>;

/**
 * Locks the row of who guesses until the transaction ends, so that parallel requests get no more guesses than one after the other.
 * Where there is none, `fresh` is inserted. Where there is one, the conflict writes the key that it has: `do nothing` would not lock
 * the row, and it could be deleted before it is read.
 */
export async function lockedRow<Table extends keyof typeof guessers>(
  transaction: Transaction<ProductTables>,
  table: Table,
  fresh: Insertable<ProductTables[Table]>,
): Promise<Selectable<ProductTables[Table]>> {
  const key = sql.ref(guessers[table]);
  const columns = sql.join(Object.keys(fresh).map((column) => sql.ref(column)));
  const { rows } = await sql<Selectable<ProductTables[Table]>>`
    insert into ${sql.id(PRODUCT_SCHEMA, table)} (${columns}) values (${sql.join(Object.values(fresh))})
    on conflict (${key}) do update set ${key} = excluded.${key} returning *`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error(`${table} returned no row`);
  return row;
}
