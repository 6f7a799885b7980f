/** People's notes on moments of recordings, in PostgreSQL. */
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { MOST_NOTES, type Note } from '@/lib/contracts/personal/notes';
import { ServiceError } from '@/lib/platform/service-error';
import { requireRoom } from '../limits/room';
import type { ProductDb, ProductTables } from '../tables';

const noteOf = (row: Selectable<ProductTables['note']>): Note => ({
  id: row.id,
  contentId: row.content_id,
  seconds: row.seconds,
  text: row.text,
  updatedAt: row.updated_at.toISOString(),
});

/** By recording, then by moment. */
export async function notesOf(db: ProductDb, userId: string, contentId?: string): Promise<Note[]> {
  const all = db.selectFrom('note').selectAll().where('user_id', '=', userId);
  const rows = await (contentId === undefined ? all : all.where('content_id', '=', contentId))
    .orderBy('content_id')
    .orderBy('seconds')
    .orderBy('id')
    .execute();
  return rows.map(noteOf);
}

/** Of a save and of a deletion, where the stored text is not the one that was read. */
const changedMeanwhile = () => new ServiceError('CONFLICT', 'Other words stand there meanwhile');

export interface WrittenNote {
  id: string;
  contentId: string;
  seconds: number;
  text: string;
  /** The text that the client last read; empty for a new note. */
  was: string;
}

/**
 * Adds a note or changes its text, in one statement: of two tabs only one finds the text that it read. Throws CONFLICT when the stored
 * text is not the one that was read, or when there are `MOST_NOTES` others.
 */
export async function saveNote(
  db: ProductDb,
  userId: string,
  { id, contentId, seconds, text, was }: WrittenNote,
  now: Date,
): Promise<Note> {
  const saved = await db.transaction().execute(async (transaction) => {
    await requireRoom(transaction, {
      lock: `notes ${userId}`,
      // Without this note: whoever has as many as fit may still change one, and send one twice.
      others: transaction.selectFrom('note').where('user_id', '=', userId).where('id', '!=', id),
      most: MOST_NOTES,
      refusal: { message: `There are ${MOST_NOTES} notes already` },
    });
    const { rows } = await sql<Selectable<ProductTables['note']>>`
      insert into product.note (id, user_id, content_id, seconds, text, updated_at)
      values (${id}::uuid, ${userId}, ${contentId}, ${seconds}::double precision, ${text}, ${now}::timestamptz)
      on conflict (id) do update set text = excluded.text, updated_at = excluded.updated_at
        where note.user_id = excluded.user_id and note.text in (${was}, excluded.text)
      returning *`.execute(transaction);
    return rows[0];
  });
  if (saved) return noteOf(saved);
  throw changedMeanwhile();
}

/**
 * Idempotent: a note that is already gone counts as deleted. Throws CONFLICT when the stored text is not the one that was read.
 * @param was the text that the client last read
 */
export async function deleteNote(db: ProductDb, userId: string, id: string, was: string): Promise<void> {
  const own = (eb: ExpressionBuilder<ProductTables, 'note'>) => eb.and({ id, user_id: userId });
  await db.deleteFrom('note').where(own).where('text', '=', was).execute();
  // Also what was written since the statement before: it stays.
  const left = await db.selectFrom('note').select('id').where(own).executeTakeFirst();
  if (left) throw changedMeanwhile();
}
