/** Openings of lists to classes in PostgreSQL: made, found by key or code, counted, closed. */
import { randomBytes } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { ClassOpening } from '@/lib/contracts/personal/class';
import type { ClassDates } from '@/lib/contracts/personal/lists';
import { MOST_OPENINGS } from '@/lib/contracts/personal/list-limits';
import type { OpeningFacts } from '@/lib/domain/visibility/class-grant';
import { ServiceError } from '@/lib/platform/service-error';
import { notShown } from '../catalogue/access';
import { requireRoom } from '../limits/room';
import type { ProductDb, ProductTables } from '../tables';
import { withFreeCode } from './free-code';

type Row = Selectable<ProductTables['class_opening']>;

export interface StoredOpening extends OpeningFacts {
  listId: string;
  code: string;
}

const openingOf = (row: Row): StoredOpening => ({
  id: row.id,
  listId: row.list_id,
  organisationId: row.organisation_id,
  code: row.code,
  link: row.link,
  opensAt: row.opens_at.getTime(),
  closesAt: row.closes_at.getTime(),
  closedAt: row.closed_at?.getTime() ?? null,
});

const playedSchema = z.record(z.string(), z.number().int());

/** As its teacher sees it. */
export const openingJson = (row: Row): ClassOpening => ({
  id: row.id,
  listId: row.list_id,
  code: row.code,
  link: row.link,
  opensAt: row.opens_at.toISOString(),
  closesAt: row.closes_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  opened: row.opened,
  played: playedSchema.parse(row.played),
});

export interface MadeOpening {
  id: string;
  listId: string;
  userId: string;
  organisationId: string;
  opensAt: Date;
  closesAt: Date;
}

const LINK_BYTES = 16;

/** Keeps a list until the transaction ends. Throws NOT_FOUND where it was deleted since its teacher asked. */
async function holdList(transaction: Transaction<ProductTables>, listId: string): Promise<void> {
  const list = transaction.selectFrom('list').select('id').where('id', '=', listId).forKeyShare();
  if (!(await list.executeTakeFirst())) throw notShown();
}

/**
 * Opens a list to a class. Idempotent: the same id again returns the existing opening. Throws CONFLICT where the list has been
 * opened `MOST_OPENINGS` times.
 */
export async function makeOpening(db: ProductDb, made: MadeOpening): Promise<Row> {
  const { id, listId } = made;
  return db.transaction().execute(async (transaction) => {
    await holdList(transaction, listId);
    await requireRoom(transaction, {
      lock: `class openings ${listId}`,
      others: transaction.selectFrom('class_opening').where('list_id', '=', listId).where('id', '!=', id),
      most: MOST_OPENINGS,
      refusal: {
        message: `This list has been opened ${MOST_OPENINGS} times already; a copy of it can be opened again`,
      },
    });
    return insertOpening(transaction, made);
  });
}

async function insertOpening(transaction: Transaction<ProductTables>, made: MadeOpening): Promise<Row> {
  const { id, listId, userId, organisationId } = made;
  const row = await withFreeCode(async (code) => {
    await transaction
      .insertInto('class_opening')
      .values({
        id,
        list_id: listId,
        user_id: userId,
        organisation_id: organisationId,
        code,
        link: randomBytes(LINK_BYTES).toString('base64url'),
        opens_at: made.opensAt,
        closes_at: made.closesAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return transaction.selectFrom('class_opening').selectAll().where('id', '=', id).executeTakeFirst();
  });
  if (row.list_id !== listId || row.user_id !== userId)
    throw new ServiceError('CONFLICT', 'There is another opening of this id');
  return row;
}

/** All of a list or of a person, the latest first. */
export const openingsOf = (db: ProductDb, whose: { list_id: string } | { user_id: string }): Promise<Row[]> =>
  db
    .selectFrom('class_opening')
    .selectAll()
    .where((eb) => eb.and(whose))
    .orderBy('opens_at', 'desc')
    .orderBy('id')
    .execute();

/** By list, when a class is let in: until the last day of those that are now, else from the first day of those to come. */
export async function classDatesOf(
  db: ProductDb,
  listIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, ClassDates>> {
  if (listIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('class_opening')
    .select(['list_id', 'opens_at', 'closes_at'])
    .where('list_id', 'in', listIds)
    .where('closed_at', 'is', null)
    .where('closes_at', '>', new Date(now))
    .orderBy('closes_at')
    .execute();
  const datesOf = ({ opens_at: from, closes_at: until }: (typeof rows)[number]) => ({
    from: from.getTime() > now ? from.toISOString() : null,
    until: until.toISOString(),
  });
  const byStart = rows.toSorted((a, b) => b.opens_at.getTime() - a.opens_at.getTime());
  const ahead = byStart.filter(({ opens_at: from }) => from.getTime() > now);
  const open = rows.filter(({ opens_at: from }) => from.getTime() <= now);
  // A later row replaces an earlier one of the same list.
  return new Map([...ahead, ...open].map((row) => [row.list_id, datesOf(row)]));
}

/** Finds an opening by the key in a URL: its link or its id. */
export async function openingByKey(db: ProductDb, key: string): Promise<StoredOpening | null> {
  const column = key.length === 36 ? 'id' : 'link';
  const row = await db.selectFrom('class_opening').selectAll().where(column, '=', key).executeTakeFirst();
  return row ? openingOf(row) : null;
}

/** Finds the opening that is not closed, whatever its dates. */
export async function openingByCode(
  db: ProductDb,
  organisationId: string,
  code: string,
): Promise<StoredOpening | null> {
  const row = await db
    .selectFrom('class_opening')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('code', '=', code)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ? openingOf(row) : null;
}

/** Nobody is let in from the next request on. Idempotent: closing again changes nothing. */
export async function closeOpenings(
  db: ProductDb,
  which: { id: string } | { user_id: string; organisation_id: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('class_opening')
    .set({ closed_at: now })
    .where((eb) => eb.and(which))
    .where('closed_at', 'is', null)
    .execute();
}

/** Counts that the list was opened on a screen: its page says so, which no preview of a link and no robot does. */
export async function countOpened(db: ProductDb, id: string): Promise<void> {
  await db
    .updateTable('class_opening')
    .set({ opened: sql`opened + 1` })
    .where('id', '=', id)
    .execute();
}

/** Counts that an entry was played or read. */
export async function countUsed(db: ProductDb, id: string, entryId: string): Promise<void> {
  await db
    .updateTable('class_opening')
    .set({
      played: sql`jsonb_set(played, array[${entryId}]::text[], to_jsonb(coalesce((played->>${entryId}::text)::int, 0) + 1))`,
    })
    .where('id', '=', id)
    .execute();
}
