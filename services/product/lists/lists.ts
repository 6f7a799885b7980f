/** Lists in PostgreSQL: every change locks the list's row, applies `changedList` and writes the difference in one transaction. */
import type { Transaction } from 'kysely';
import { MOST_LISTS } from '@/lib/contracts/personal/list-limits';
import type { ListChange, ListEntry, TeachingList } from '@/lib/contracts/personal/lists';
import { mayChange, mayRead, mayShare, type ListViewer } from '@/lib/domain/lists/access';
import { changedList, type ChangeRefusal } from '@/lib/domain/lists/changes';
import { clipProblem } from '@/lib/domain/lists/clip';
import { ServiceError } from '@/lib/platform/service-error';
import { notShown } from '../catalogue/access';
import { classDatesOf } from '../class/openings';
import { requireRoom } from '../limits/room';
import type { ProductDb, ProductTables } from '../tables';
import { insertEntries, lockedList, readList, writeDifference, type StoredList } from './rows';

const refusalWords: Readonly<Record<ChangeRefusal, string>> = {
  FULL: 'The list is full',
  CHANGED: 'Somebody wrote something else there meanwhile',
  GONE: 'The entry is no longer in the list',
  TWICE: 'Another entry of the list is this very part',
};

const summaryOf = (
  { id, name, note, sharing, updatedAt }: Omit<StoredList, 'entries'>,
  isMine: boolean,
): Omit<TeachingList, 'entries'> => ({ id, name, note, sharing, isMine, updatedAt: updatedAt.toISOString() });

/** Without the entries, as a viewer sees them: only whoever may change a list is told of its classes. */
export async function describedTo(
  db: ProductDb,
  lists: readonly Omit<StoredList, 'entries'>[],
  { viewer, now }: { viewer: ListViewer; now: number },
): Promise<Omit<TeachingList, 'entries'>[]> {
  const own = lists.filter((list) => mayChange(list, viewer)).map(({ id }) => id);
  const dates = await classDatesOf(db, own, now);
  return lists.map((list) => {
    const openToClass = dates.get(list.id);
    return { ...summaryOf(list, mayChange(list, viewer)), ...(openToClass && { openToClass }) };
  });
}

/** Throws the same NOT_FOUND for a list that does not exist and for one that the viewer may not read. */
export async function readableList(db: ProductDb, id: string, viewer: ListViewer): Promise<StoredList> {
  const list = await readList(db, id);
  if (!list || !mayRead(list, viewer)) throw notShown();
  return list;
}

export type MadeList = Pick<StoredList, 'id' | 'name' | 'note' | 'entries'>;

/** Throws CONFLICT when the person already has `MOST_LISTS` lists; a list that is there under the id does not count, and stays as it is. */
export async function insertList(
  transaction: Transaction<ProductTables>,
  { userId, organisationId }: { userId: string; organisationId: string | null },
  { id, name, note, entries }: MadeList,
): Promise<void> {
  await requireRoom(transaction, {
    lock: `lists ${userId}`,
    others: transaction.selectFrom('list').where('user_id', '=', userId).where('id', '!=', id),
    most: MOST_LISTS,
    refusal: { message: `There are ${MOST_LISTS} lists already` },
  });
  const made = await transaction
    .insertInto('list')
    .values({ id, user_id: userId, organisation_id: organisationId, name, note, sharing: 'private' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await insertEntries(transaction, id, entries);
}

/** Makes a list. Idempotent: the same id again from its owner returns the existing list. */
export async function makeList(
  db: ProductDb,
  viewer: ListViewer & { userId: string },
  made: MadeList,
): Promise<StoredList> {
  await db.transaction().execute((transaction) => insertList(transaction, viewer, made));
  const list = await readList(db, made.id);
  if (!list || !mayChange(list, viewer))
    throw new ServiceError('CONFLICT', 'There is another list of this id');
  return list;
}

interface Changing {
  viewer: ListViewer;
  /** When the recording of an item has ended, seconds; null when that is not known. Throws NOT_FOUND for what the viewer is not shown. */
  endOf: (contentId: string) => number | null;
}

/** New times lie within the recording. Those of an entry that is added may not: it may come from Undo, or another list. */
function requireWithin(
  { entries }: StoredList,
  { entry: id, span }: Extract<ListChange, { do: 'cut' }>,
  endOf: Changing['endOf'],
): void {
  const clip = entries.find((entry) => entry.id === id);
  const problem = clip ? clipProblem(span.start, span.end, endOf(clip.contentId)) : null;
  if (problem !== null) throw new ServiceError('VALIDATION_FAILED', problem);
}

function applied(list: StoredList, change: ListChange, { viewer, endOf }: Changing): StoredList {
  if (change.do === 'share' && !mayShare(list, change.sharing, viewer))
    throw new ServiceError('VALIDATION_FAILED', 'There is no organisation to share with');
  if (change.do === 'cut') requireWithin(list, change, endOf);
  const result = changedList<ListEntry, StoredList>(list, change, (entry) => entry);
  if (result.ok) return result.list;
  throw new ServiceError('CONFLICT', refusalWords[result.refusal], { reason: result.refusal });
}

/** Applies all changes or none. */
export async function changeList(
  db: ProductDb,
  id: string,
  { changes, now, ...by }: Changing & { changes: readonly ListChange[]; now: Date },
): Promise<StoredList> {
  return db.transaction().execute(async (transaction) => {
    const before = await lockedList(transaction, id);
    if (!before || !mayRead(before, by.viewer)) throw notShown();
    if (!mayChange(before, by.viewer))
      throw new ServiceError('FORBIDDEN', 'This list belongs to someone else');
    const after = changes.reduce((list, change) => applied(list, change, by), before);
    if (after === before) return before;
    await writeDifference(transaction, before, after, now);
    return { ...after, updatedAt: now };
  });
}

/**
 * Idempotent: a list that is already gone counts as deleted. Throws CONFLICT when it was changed since it was read.
 * @param was `updatedAt` as it was read
 */
export async function deleteList(db: ProductDb, id: string, viewer: ListViewer, was: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const list = await lockedList(transaction, id);
    if (!list || !mayRead(list, viewer)) return;
    if (!mayChange(list, viewer)) throw new ServiceError('FORBIDDEN', 'This list belongs to someone else');
    if (list.updatedAt.toISOString() !== was) throw new ServiceError('CONFLICT', refusalWords.CHANGED);
    await transaction.deleteFrom('list').where('id', '=', id).execute();
  });
}
