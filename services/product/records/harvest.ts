/** Pages of a snapshot of a feed, whatever changes meanwhile (OAI-PMH 2.0 §3.5). */
import { sql, type RawBuilder } from 'kysely';
import { contentIdSchema } from '@/lib/contracts/http/ids';
import type { ProductDb } from '../tables';

export interface RecordRow {
  item_id: string;
  datestamp: Date;
  deleted: boolean;
  type: string;
  slug: string;
  name: string;
  sets: string[];
  first_at: Date;
}

export interface Selection {
  feed: string;
  from: Date | null;
  until: Date | null;
  set: string | null;
  /** The moment whose state the harvest reads. */
  snapshot: Date;
}

/** Of an array of setSpecs, those of a set: itself and the sets below it. */
const ofSet = (sets: RawBuilder<string[]>, set: string | null) =>
  sql`select s from unnest(${sets}) s where s = ${set} or starts_with(s, ${`${set ?? ''}:`})`;
const sets = sql<string[]>`sets`;
const leftSets = sql<string[]>`coalesce(left_sets, '{}')`;
/** Whether a row is in a set no longer, and was: there it is a deleted one (contract library-standards §6). */
const hasLeft = (set: string | null) => sql`(${set}::text is not null and not exists (${ofSet(sets, set)}))`;

const matching = ({ feed, from, until, set, snapshot }: Selection) => sql`
  feed = ${feed} and datestamp <= ${snapshot} and (superseded_at is null or superseded_at > ${snapshot})
  and (${from}::timestamptz is null or datestamp >= ${from}) and (${until}::timestamptz is null or datestamp <= ${until})
  and (${set}::text is null or exists (${ofSet(sql`sets || ${leftSets}`, set)}))`;

/**
 * Rows after a cursor, in the order of datestamp and id; one that has left the set is deleted there.
 * Of the sets that it left only the asked one is named: another may be a series that is hidden since.
 */
export async function recordPage(
  db: ProductDb,
  selection: Selection,
  after: { datestamp: Date; id: string } | null,
  limit: number,
): Promise<RecordRow[]> {
  const { set } = selection;
  const { rows } = await sql<RecordRow>`
    select item_id, datestamp, deleted or ${hasLeft(set)} as deleted, type, slug, name,
      case when ${hasLeft(set)} then array[${set}::text] else sets end as sets, first_at
    from product.record
    where ${matching(selection)}
      and (${after?.datestamp ?? null}::timestamptz is null
        or (datestamp, item_id) > (${after?.datestamp ?? null}::timestamptz, ${after?.id ?? ''}))
    order by datestamp, item_id limit ${limit}`.execute(db);
  return rows;
}

export async function recordCount(db: ProductDb, selection: Selection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product.record where ${matching(selection)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The record of one item as it is now. What cannot be an id has none: PostgreSQL is not asked, which refuses some text. */
export async function currentRecord(db: ProductDb, feed: string, itemId: string): Promise<RecordRow | null> {
  if (!contentIdSchema.safeParse(itemId).success) return null;
  const row = await db
    .selectFrom('record')
    .select(['item_id', 'datestamp', 'deleted', 'type', 'slug', 'name', 'sets', 'first_at'])
    .where('feed', '=', feed)
    .where('item_id', '=', itemId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** First change of a feed; null while it is empty. */
export async function earliestDatestamp(db: ProductDb, feed: string): Promise<Date | null> {
  const row = await db
    .selectFrom('record')
    .select((eb) => eb.fn.min('first_at').as('first'))
    .where('feed', '=', feed)
    .executeTakeFirst();
  return row?.first ?? null;
}

/** The moments at which rows of a feed were added or changed, epoch ms, each once and in order. */
export async function changeMoments(
  db: ProductDb,
  selection: Pick<Selection, 'feed' | 'snapshot'>,
): Promise<number[]> {
  const { rows } = await sql<{ moment: Date }>`
    select distinct moment from product.record, lateral (values (datestamp), (first_at)) as moments (moment)
    where ${matching({ ...selection, from: null, until: null, set: null })} order by moment`.execute(db);
  return rows.map(({ moment }) => moment.getTime());
}

/**
 * The first of a feed's changes since a day. Anybody may name any day, and all days between two changes ask for the same file, so a
 * file is of this moment. Null: since before the first change, which is everything; after the last, a moment later.
 */
export function firstChangeSince(moments: readonly number[], day: Date): Date | null {
  const [first] = moments;
  if (first === undefined || day.getTime() <= first) return null;
  const change = moments.find((moment) => moment >= day.getTime());
  return new Date(change ?? (moments.at(-1) ?? first) + 1_000);
}

/** Every setSpec of a record that is not deleted: a set of deleted ones alone may be a series that is hidden since. */
export async function setSpecs(db: ProductDb, feed: string): Promise<string[]> {
  const { rows } = await sql<{ spec: string }>`
    select distinct unnest(sets) as spec from product.record where feed = ${feed} and superseded_at is null and not deleted
    order by 1`.execute(db);
  return rows.map(({ spec }) => spec);
}
