/** The machine's answer: its entries and positions go into the person's account in one transaction, or nothing changes. */
import type { Transaction } from 'kysely';
import type { HandOverState } from '@/lib/contracts/viewer/hand-over';
import { handOverState } from '@/lib/domain/lists/hand-over';
import { longDate } from '@/lib/domain/text/calendar';
import { ServiceError } from '@/lib/platform/service-error';
import { randomUUID } from 'node:crypto';
import { notShown } from '../catalogue/access';
import { insertList } from '../lists/lists';
import { savePosition } from '../personal/resume';
import type { ProductDb, ProductTables } from '../tables';
import { entriesOf, factsOf, placesOf, type HandOverRow } from './rows';

/** Makes the person's list from the machine's entries; null when there are none. */
async function keepList(
  db: Transaction<ProductTables>,
  row: HandOverRow,
  userId: string,
  now: Date,
): Promise<string | null> {
  const entries = entriesOf(row);
  if (entries.length === 0) return null;
  const id = randomUUID();
  const owner = { userId, organisationId: row.user_organisation_id };
  await insertList(db, owner, { id, name: `Lesson of ${longDate(now, null)}`, note: '', entries });
  return id;
}

async function take(db: Transaction<ProductTables>, row: HandOverRow, now: Date): Promise<string | null> {
  if (row.user_id === null || row.opens_id !== null) return null;
  const listId = await keepList(db, row, row.user_id, now);
  for (const place of placesOf(row)) await savePosition(db, row.user_id, place, now);
  return listId;
}

/**
 * Answers once; the same answer again changes nothing. A machine that shows its code no longer refuses before anybody asks. Returns the
 * row. Throws CONFLICT when nobody is asking any more, NOT_FOUND when the person's data was deleted meanwhile.
 */
export async function answer(db: ProductDb, id: string, agrees: boolean, now: number): Promise<HandOverRow> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('hand_over')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notShown();
    const state = handOverState(factsOf(row), now);
    const same: HandOverState = agrees ? 'done' : 'refused';
    if (state === same) return row;
    const isWithdrawn = state === 'offered' && !agrees;
    if (state !== 'asked' && !isWithdrawn)
      throw new ServiceError('CONFLICT', 'Nobody asks for this any more');
    const listId = agrees ? await take(transaction, row, new Date(now)) : null;
    return transaction
      .updateTable('hand_over')
      .set({ agreed: agrees, list_id: listId })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
