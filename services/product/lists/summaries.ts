/** Lists without their entries: a person's own, and a page of those that colleagues share. */
import { type ExpressionBuilder, sql } from 'kysely';
import { MOST_LISTS } from '@/lib/contracts/personal/list-limits';
import type { ListsAnswer, ListsQuery } from '@/lib/contracts/personal/lists';
import type { ListViewer } from '@/lib/domain/lists/access';
import type { ProductDb, ProductTables } from '../tables';
import { describedTo } from './lists';
import { factsOf } from './rows';

type Person = ListViewer & { userId: string };

const entryCount = (eb: ExpressionBuilder<ProductTables, 'list'>) =>
  eb
    .selectFrom('list_entry')
    .whereRef('list_entry.list_id', '=', 'list.id')
    .select((count) => count.fn.countAll<number>().as('count'))
    .as('entries');

const newestFirst = (db: ProductDb) =>
  db.selectFrom('list').selectAll().select(entryCount).orderBy('updated_at', 'desc').orderBy('id');

/** Which of the lists have what was asked about; null when nothing was. */
async function holdersOf(
  db: ProductDb,
  lists: readonly string[],
  { holding, document }: ListsQuery,
): Promise<ReadonlySet<string> | null> {
  if (holding === undefined) return null;
  if (lists.length === 0) return new Set();
  const entries = db.selectFrom('list_entry').select('list_id').distinct().where('list_id', 'in', lists);
  const found = await entries
    .where('content_id', '=', holding)
    .where('kind', '=', document === undefined ? 'item' : 'document')
    .where('document_id', 'is not distinct from', document ?? null)
    .execute();
  return new Set(found.map(({ list_id: id }) => id));
}

/** Whose owner has left or was deleted: an administrator of the organisation may change them (`mayChange`). */
const isPassedOn = sql<boolean>`(user_id is null or owner_left)`;

/** Their owner may change them: not those shared with an organisation that the owner has left (`mayChange`). */
const isStillTheirs = ({ organisationId }: Person) => sql<boolean>`
  (sharing <> 'organisation' or organisation_id = ${organisationId})`;

/** Those that others share with the organisation. */
const ofOthers = ({ userId }: Person, organisationId: string) => sql<boolean>`
  organisation_id = ${organisationId} and sharing = 'organisation' and user_id is distinct from ${userId}`;

/** Those of people who left, as many as an administrator has beside their own. */
const takenOver = (db: ProductDb, viewer: Person, organisationId: string) =>
  newestFirst(db).where(ofOthers(viewer, organisationId)).where(isPassedOn).limit(MOST_LISTS);

/** What the person may change: their own, then what an administrator has taken over from people who left. */
async function readMine(db: ProductDb, viewer: Person) {
  const { userId, organisationId, administers } = viewer;
  const [own, passedOn] = await Promise.all([
    newestFirst(db).where('user_id', '=', userId).where(isStillTheirs(viewer)).execute(),
    administers && organisationId !== null ? takenOver(db, viewer, organisationId).execute() : [],
  ]);
  return [...own, ...passedOn];
}

/** All that others share, but for those that `readMine` has read. */
async function readColleagues(db: ProductDb, viewer: Person, { q, skip, limit }: ListsQuery) {
  const { organisationId, administers } = viewer;
  if (organisationId === null) return { rows: [], total: 0 };
  const named = sql<boolean>`strpos(lower(name), lower(${q})) > 0`;
  const taken = takenOver(db, viewer, organisationId).clearSelect().select('id');
  const isListed = sql<boolean>`${ofOthers(viewer, organisationId)} and ${named}
    and ${administers ? sql`id not in (${taken})` : sql`true`}`;
  const [rows, { total }] = await Promise.all([
    newestFirst(db).where(isListed).offset(skip).limit(limit).execute(),
    db
      .selectFrom('list')
      .where(isListed)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Two questions and not one with "or", so that each has an index. Each newest first. */
export async function listsOf(
  db: ProductDb,
  viewer: Person,
  query: ListsQuery,
  now: number,
): Promise<ListsAnswer> {
  const [mine, colleagues] = await Promise.all([
    query.of === 'colleagues' ? [] : readMine(db, viewer),
    query.of === 'mine' ? { rows: [], total: 0 } : readColleagues(db, viewer, query),
  ]);
  const listed = [...mine, ...colleagues.rows].map(({ id }) => id);
  const holders = await holdersOf(db, listed, query);
  const described = async (rows: Awaited<ReturnType<typeof readMine>>, as: ListViewer) =>
    (await describedTo(db, rows.map(factsOf), { viewer: as, now })).map((list, index) => ({
      ...list,
      entries: rows[index]?.entries ?? 0,
      ...(holders && { holds: holders.has(list.id) }),
    }));
  // What an administrator may change beyond `MOST_LISTS` is found among those of colleagues, and shown as one of them.
  const asColleague = { ...viewer, administers: false };
  return {
    lists: [...(await described(mine, viewer)), ...(await described(colleagues.rows, asColleague))],
    colleagues: colleagues.total,
  };
}
