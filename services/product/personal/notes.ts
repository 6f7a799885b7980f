/** People's notes on moments of recordings, in PostgreSQL. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { MOST_NOTES, type Note } from '@/lib/contracts/personal/notes';
import { ServiceError } from '@/lib/platform/service-error';
import { requireRoom } from '../limits/room';
import type { ProductTables } from '../tables';

type Db = Kysely<ProductTables>;

const noteOf = (row: Selectable<ProductTables['note']>): Note => ({
  id: row.id,
  contentId: row.content_id,
  seconds: row.seconds,
  text: row.text,
  updatedAt: row.updated_at.toISOString(),
});

/** By recording, then by moment. */
export async function notesOf(db: Db, userId: string, contentId?: string): Promise<Note[]> {
  const all = db.selectFrom('note').selectAll().where('user_id', '=', userId);
  const rows = await (contentId === undefined ? all : all.where('content_id', '=', contentId))
    .orderBy('content_id')
    .orderBy('seconds')
    .orderBy('id')
    .execute();
  return rows.map(noteOf);
}

export interface WrittenNote {
  id: string;
  contentId: string;
  seconds: number;
  text: string;
  /** The text that the client last read; empty for a new note. */
  was: string;
}

/** Adds a note; undefined where there is another text under its id. Throws CONFLICT where there are `MOST_NOTES` others. */
async function addNote(
  transaction: Transaction<ProductTables>,
  userId: string,
  { id, contentId, seconds, text, was }: WrittenNote,
  now: Date,
): Promise<Selectable<ProductTables['note']> | undefined> {
  await requireRoom(transaction, {
    lock: `notes ${userId}`,
    // Without this note: the first of two equal requests may have taken the last place.
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
}

/** Throws CONFLICT when the stored text is not the one that was read, or when there are `MOST_NOTES` notes already. */
export async function saveNote(db: Db, userId: string, note: WrittenNote, now: Date): Promise<Note> {
  const { id, text, was } = note;
  // Update and insert are one statement each: of two tabs only one finds the text that it read. The insert asks the same of a
  // note that it meets, because the first of two equal requests may be written between the two statements of the second.
  const changed = await db
    .updateTable('note')
    .set({ text, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('text', 'in', [was, text])
    .returningAll()
    .executeTakeFirst();
  if (changed) return noteOf(changed);
  const made = await db.transaction().execute((transaction) => addNote(transaction, userId, note, now));
  if (made) return noteOf(made);
  throw new ServiceError('CONFLICT', 'Other words stand there meanwhile');
}

/** Idempotent: a note that is already gone counts as deleted. */
export async function deleteNote(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('note').where('id', '=', id).where('user_id', '=', userId).execute();
}
