/** The lists of a person in their export, and what becomes of these when the person leaves or is erased. */
import type { PersonalData } from '@/lib/contracts/product-user';
import { readList, type Db } from './rows';

export async function heldLists(db: Db, userId: string): Promise<PersonalData['lists']> {
  const rows = await db
    .selectFrom('list')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const lists = await Promise.all(rows.map(({ id }) => readList(db, id)));
  return lists.flatMap((list) => {
    if (!list) return [];
    const { id, name, note, sharing, createdAt, entries } = list;
    return [{ id, name, note, sharing, createdAt: createdAt.toISOString(), entries: [...entries] }];
  });
}

/**
 * Somebody was shut out of their organisation or let in again: meanwhile its administrators change what they shared with it. What
 * they did not share stays theirs alone.
 */
export async function setOwnerLeft(db: Db, userId: string, ownerLeft: boolean): Promise<void> {
  await db
    .updateTable('list')
    .set({ owner_left: ownerLeft })
    .where('user_id', '=', userId)
    .where('sharing', '=', 'organisation')
    .execute();
}

/** What colleagues teach from stays: the lists somebody shared become the organisation's, with nobody's name. */
export async function passOnLists(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('list')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .where('sharing', '=', 'organisation')
    .execute();
}
