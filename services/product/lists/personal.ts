/** A person's lists in their export, and what happens to them when the person leaves or their data is erased. */
import type { PersonalData } from '@/lib/contracts/personal/personal-data';
import { closeOpenings } from '../class/openings';
import { withEntries } from './rows';
import type { ProductDb } from '../tables';

/** In two statements, however many lists there are. */
export async function heldLists(db: ProductDb, userId: string): Promise<PersonalData['lists']> {
  const rows = await db
    .selectFrom('list')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return (await withEntries(db, rows)).map(({ id, name, note, sharing, createdAt, entries }) => {
    return { id, name, note, sharing, createdAt: createdAt.toISOString(), entries: [...entries] };
  });
}

interface Member {
  userId: string;
  organisationId: string;
}

/** Sets of all lists that a person has in an organisation whether their owner has left. */
const withOwnerLeft = (db: ProductDb, { userId, organisationId }: Member, hasLeft: boolean) =>
  db
    .updateTable('list')
    .set({ owner_left: hasLeft })
    .where('user_id', '=', userId)
    .where('organisation_id', '=', organisationId);

/**
 * For a person who was shut out of their organisation: while they are out, its administrators may change what they shared with it.
 * What they did not share stays theirs alone, and so does what they shared with another organisation, which the one that acts has
 * no say in. What they have opened to classes is closed: nobody there could see or close it.
 */
export async function ownerLeft(db: ProductDb, member: Member): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await withOwnerLeft(transaction, member, true).where('sharing', '=', 'organisation').execute();
    const { userId, organisationId } = member;
    await closeOpenings(transaction, { user_id: userId, organisation_id: organisationId }, new Date());
  });
}

/** For one who was let in again: every list of the organisation, as an administrator may have made one private meanwhile. */
export async function ownerReturned(db: ProductDb, member: Member): Promise<void> {
  await withOwnerLeft(db, member, false).execute();
}

/** Keeps what colleagues teach from: the lists that the person shared become the organisation's, without an owner. */
export async function passOnLists(db: ProductDb, userId: string): Promise<void> {
  await db
    .updateTable('list')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .where('sharing', '=', 'organisation')
    .execute();
}
