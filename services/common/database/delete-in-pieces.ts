/** Deletes many rows without running into the limit of a statement (database.ts). */
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

/** Rows of one statement: well under a second where a row is a kilobyte. */
const PIECE = 10_000;

/**
 * Deletes the rows of a table for which the condition holds, in statements of their own. A row that is changed meanwhile stays, for
 * the next time; so may others, where two processes delete at once.
 *
 * @param stopping begins no further piece once it is aborted
 */
export async function deleteInPieces(
  db: QueryExecutorProvider,
  [schema, name]: readonly [schema: string, name: string],
  condition: RawBuilder<unknown>,
  stopping?: AbortSignal,
): Promise<void> {
  const table = sql.id(schema, name);
  const piece = sql`delete from ${table}
    where ctid = any(array(select ctid from ${table} where ${condition} limit ${PIECE})) and ${condition}`;
  let deleted = PIECE;
  while (deleted >= PIECE && !stopping?.aborted)
    deleted = Number((await piece.execute(db)).numAffectedRows ?? 0n);
}
