/** Rows of a list and its entries, read and written. A write changes only the rows that differ. */
import { type Selectable, type Transaction, sql } from 'kysely';
import type { ListEntry } from '@/lib/contracts/personal/lists';
import type { ListFacts } from '@/lib/domain/lists/access';
import type { ProductDb, ProductTables } from '../tables';

export interface StoredList extends ListFacts {
  name: string;
  note: string;
  createdAt: Date;
  updatedAt: Date;
  entries: readonly ListEntry[];
}

const entryOf = (row: Selectable<ProductTables['list_entry']>): ListEntry => ({
  id: row.id,
  kind: row.kind,
  contentId: row.content_id,
  documentId: row.document_id,
  start: row.start_seconds,
  end: row.end_seconds,
  title: row.title,
  question: row.question,
  note: row.note,
});

const rowOf = (listId: string, place: number, entry: ListEntry) => ({
  list_id: listId,
  id: entry.id,
  place,
  kind: entry.kind,
  content_id: entry.contentId,
  document_id: entry.documentId,
  start_seconds: entry.start,
  end_seconds: entry.end,
  title: entry.title,
  question: entry.question,
  note: entry.note,
});

export const factsOf = (row: Selectable<ProductTables['list']>): Omit<StoredList, 'entries'> => ({
  id: row.id,
  ownerId: row.user_id,
  ownerLeft: row.owner_left,
  organisationId: row.organisation_id,
  name: row.name,
  note: row.note,
  sharing: row.sharing,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const rowOfId = (db: ProductDb, id: string) => db.selectFrom('list').selectAll().where('id', '=', id);

/** Lists of these rows with their entries in order, in one statement. */
export async function withEntries(
  db: ProductDb,
  rows: readonly Selectable<ProductTables['list']>[],
): Promise<StoredList[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const entries = await db
    .selectFrom('list_entry')
    .selectAll()
    .where('list_id', 'in', ids)
    .orderBy('place')
    .execute();
  const byList = new Map<string, ListEntry[]>(ids.map((id) => [id, []]));
  for (const row of entries) byList.get(row.list_id)?.push(entryOf(row));
  return rows.map((row) => ({ ...factsOf(row), entries: byList.get(row.id) ?? [] }));
}

/** The list with its entries in order; null where there is none. */
export async function readList(db: ProductDb, id: string): Promise<StoredList | null> {
  const [list] = await withEntries(db, await rowOfId(db, id).execute());
  return list ?? null;
}

/** `readList`, and locks the row until the transaction ends, so that concurrent writers do not overwrite each other. */
export async function lockedList(
  transaction: Transaction<ProductTables>,
  id: string,
): Promise<StoredList | null> {
  const [list] = await withEntries(transaction, await rowOfId(transaction, id).forUpdate().execute());
  return list ?? null;
}

export async function insertEntries(
  db: ProductDb,
  listId: string,
  entries: readonly ListEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('list_entry')
    .values(entries.map((entry, place) => rowOf(listId, place, entry)))
    .execute();
}

/** Writes the difference between `before` and `after`, the order of entries included. */
export async function writeDifference(
  db: ProductDb,
  before: StoredList,
  after: StoredList,
  now: Date,
): Promise<void> {
  const staying = new Set(after.entries.map(({ id }) => id));
  const gone = before.entries.flatMap(({ id }) => (staying.has(id) ? [] : [id]));
  if (gone.length > 0)
    await db.deleteFrom('list_entry').where('list_id', '=', before.id).where('id', 'in', gone).execute();
  const was = new Map(before.entries.map((entry, place) => [entry.id, { entry, place }]));
  const rows = after.entries.flatMap((entry, place) => {
    const old = was.get(entry.id);
    return old?.entry === entry && old.place === place ? [] : [rowOf(before.id, place, entry)];
  });
  if (rows.length > 0)
    await db
      .insertInto('list_entry')
      .values(rows)
      .onConflict((conflict) =>
        // Every column: an entry removed and added again in one call keeps only its id.
        conflict.columns(['list_id', 'id']).doUpdateSet({
          place: sql`excluded.place`,
          kind: sql`excluded.kind`,
          content_id: sql`excluded.content_id`,
          document_id: sql`excluded.document_id`,
          start_seconds: sql`excluded.start_seconds`,
          end_seconds: sql`excluded.end_seconds`,
          title: sql`excluded.title`,
          question: sql`excluded.question`,
          note: sql`excluded.note`,
        }),
      )
      .execute();
  const { name, note, sharing } = after;
  await db
    .updateTable('list')
    .set({ name, note, sharing, updated_at: now })
    .where('id', '=', before.id)
    .execute();
}
