/** Openings of lists to classes in PostgreSQL: made, found by key or code, counted, closed. */
import { randomBytes, randomInt } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { ClassOpening } from '@/lib/contracts/personal/class';
import type { ClassDates } from '@/lib/contracts/personal/lists';
import { MOST_OPENINGS } from '@/lib/contracts/personal/list-limits';
import { makeCode } from '@/lib/domain/lists/class-code';
import type { OpeningFacts } from '@/lib/domain/visibility/class-grant';
import { ServiceError } from '@/lib/platform/service-error';
import { notShown } from '../catalogue/access';
import { requireRoom } from '../limits/room';
import type { ProductTables } from '../tables';

export type Db = Kysely<ProductTables>;
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
/** A code that is taken is drawn again; with 34 million codes that is very rare. */
const MOST_DRAWS = 5;

/** Keeps a list until the transaction ends. Throws NOT_FOUND where it was deleted since its teacher asked. */
async function holdList(transaction: Transaction<ProductTables>, listId: string): Promise<void> {
  const list = transaction.selectFrom('list').select('id').where('id', '=', listId).forKeyShare();
  if (!(await list.executeTakeFirst())) throw notShown();
}

/**
 * Opens a list to a class. Idempotent: the same id again returns the existing opening. Throws CONFLICT where the list has been
 * opened `MOST_OPENINGS` times.
 */
export async function makeOpening(db: Db, made: MadeOpening): Promise<Row> {
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
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    await transaction
      .insertInto('class_opening')
      .values({
        id: made.id,
        list_id: made.listId,
        user_id: made.userId,
        organisation_id: made.organisationId,
        code: makeCode(randomInt),
        link: randomBytes(LINK_BYTES).toString('base64url'),
        opens_at: made.opensAt,
        closes_at: made.closesAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await transaction
      .selectFrom('class_opening')
      .selectAll()
      .where('id', '=', made.id)
      .executeTakeFirst();
    if (row && (row.list_id !== made.listId || row.user_id !== made.userId))
      throw new ServiceError('CONFLICT', 'There is another opening of this id');
    if (row) return row;
  }
  throw new Error('no code is free');
}

export const openingsOfList = (db: Db, listId: string): Promise<Row[]> =>
  db
    .selectFrom('class_opening')
    .selectAll()
    .where('list_id', '=', listId)
    .orderBy('opens_at', 'desc')
    .orderBy('id')
    .execute();

/** By list, when a class is let in: until the last day of those that are now, else from the first day of those to come. */
export async function classDatesOf(
  db: Db,
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

/** All that a person has opened, of whichever list. */
export const openingsOfPerson = (db: Db, userId: string): Promise<Row[]> =>
  db
    .selectFrom('class_opening')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('opens_at', 'desc')
    .orderBy('id')
    .execute();

/** Finds an opening by the key in a URL: its link or its id. */
export async function openingByKey(db: Db, key: string): Promise<StoredOpening | null> {
  const column = key.length === 36 ? 'id' : 'link';
  const row = await db.selectFrom('class_opening').selectAll().where(column, '=', key).executeTakeFirst();
  return row ? openingOf(row) : null;
}

/** Finds the opening that is not closed, whatever its dates. */
export async function openingByCode(
  db: Db,
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
export async function closeOpening(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('class_opening')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}

/** The same for all that a person has opened for an organisation. */
export async function closeOpeningsOf(
  db: Db,
  { userId, organisationId }: { userId: string; organisationId: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('class_opening')
    .set({ closed_at: now })
    .where('user_id', '=', userId)
    .where('organisation_id', '=', organisationId)
    .where('closed_at', 'is', null)
    .execute();
}

/** Counts that the list was opened on a screen: its page says so, which no preview of a link and no robot does. */
export async function countOpened(db: Db, id: string): Promise<void> {
  await db
    .updateTable('class_opening')
    .set({ opened: sql`opened + 1` })
    .where('id', '=', id)
    .execute();
}

/** Counts that an entry was played or read. */
export async function countUsed(db: Db, id: string, entryId: string): Promise<void> {
  await db
    .updateTable('class_opening')
    .set({
      played: sql`jsonb_set(played, array[${entryId}]::text[], to_jsonb(coalesce((played->>${entryId}::text)::int, 0) + 1))`,
    })
    .where('id', '=', id)
    .execute();
}
