/** A person's lists in their export, and what happens to them when the person leaves or their data is erased. */
import type { PersonalData } from '@/lib/contracts/personal/user';
import { closeOpeningsOf } from '../class/openings';
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
 * For a person who was shut out of their organisation, or let in again: while they are out, its administrators may change what
 * they shared with it. What they did not share stays theirs alone, and so does what they shared with another organisation, which
 * the one that acts has no say in. Letting them in again reaches every list of the organisation: an administrator may have made
 * one private meanwhile. What they have opened to classes is closed: nobody there could see or close it.
 */
export async function setOwnerLeft(
  db: Db,
  { userId, organisationId }: { userId: string; organisationId: string },
  ownerLeft: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const lists = transaction
      .updateTable('list')
      .set({ owner_left: ownerLeft })
      .where('user_id', '=', userId)
      .where('organisation_id', '=', organisationId);
    await (ownerLeft ? lists.where('sharing', '=', 'organisation') : lists).execute();
    if (ownerLeft) await closeOpeningsOf(transaction, { userId, organisationId }, new Date());
  });
}

/** Keeps what colleagues teach from: the lists that the person shared become the organisation's, without an owner. */
export async function passOnLists(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('list')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .where('sharing', '=', 'organisation')
    .execute();
}
