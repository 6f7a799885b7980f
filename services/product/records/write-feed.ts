/** Writes a feed as rows, and deletes those that no harvest can request any more. */
import { sql } from 'kysely';
import { chunksOf } from '@/lib/domain/chunks';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { LOCK_NUMBERS, takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import { deleteInPieces } from '@/services/common/database/delete-in-pieces';
import { PRODUCT_SCHEMA, type ProductDb } from '../tables';
import { feedState, type FeedState, type FeedVersion, isOutOfDate } from './feed-state';
import type { HarvestableWork } from './works';

/** How long a replaced row is kept: a resumption token, valid for a day, may still need it. */
const SUPERSEDED_MS = 2 * DAY_MS;

/** Works sent at once: writing them out holds up everybody for some milliseconds. */
const PART = 1_000;

/** Datestamps are precise to the second. */
export const wholeSecond = (ms: number): Date => new Date(Math.floor(ms / 1_000) * 1_000);

interface NewFeed extends FeedVersion {
  works: readonly HarvestableWork[];
  now: () => number;
}

/** Writes what differs, unless another node has written the same by then. Throws UNAVAILABLE where it has written something newer. */
export async function writeFeed(
  db: ProductDb,
  feed: string,
  { works, now, ...next }: NewFeed,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Shared, so that feeds are written side by side; nodes of the release before this rule take it for themselves.
    await sql`select pg_advisory_xact_lock_shared(${LOCK_NUMBERS.records})`.execute(transaction);
    await takeAdvisoryLock(transaction, `records ${feed}`);
    const stored = await feedState(transaction, feed);
    // Another node may have written a later change while this one waited for the lock.
    if (!isOutOfDate(stored, next)) return;
    const { digest, seq, format } = next;
    // Files of the feed are cached by its digest and the moment of it: that moment stays while the digest does.
    const at = stored?.digest === digest ? stored.checkedAt : now();
    if (stored?.digest !== digest) await writeRows(transaction, feed, works, datestampOf(stored, at));
    await transaction
      .insertInto('record_feed')
      .values({ feed, digest, seq, format, checked_at: new Date(at) })
      .onConflict((conflict) =>
        conflict.column('feed').doUpdateSet({ digest, seq, format, checked_at: new Date(at) }),
      )
      .execute();
  });
}

/**
 * The datestamp of a change. The first rows of a feed are of the second before: a harvest reads the state of that second, and
 * may itself be what creates the feed. Decided under the lock, because a later change must never be dated before a harvest.
 */
const datestampOf = (stored: FeedState | null, now: number): Date => wholeSecond(stored ? now : now - 1_000);

/**
 * Compares in SQL what is shown with the stored rows and writes the difference; of two changes in one second the later stays.
 * Sets that a record leaves are remembered with it.
 */
async function writeRows(
  db: ProductDb,
  feed: string,
  shown: readonly HarvestableWork[],
  at: Date,
): Promise<void> {
  await sql`create temporary table if not exists shown_records
    (id text primary key, hash text, type text, slug text, name text, sets text) on commit delete rows`.execute(
    db,
  );
  for (const part of chunksOf(shown, PART)) {
    const column = (of: (one: HarvestableWork) => string) => sql`${part.map(of)}::text[]`;
    await sql`insert into shown_records select * from unnest(
      ${column(({ work }) => work.id)}, ${column(({ hash }) => hash)}, ${column(({ work }) => work.type)},
      ${column(({ slug }) => slug)}, ${column(({ work }) => work.name)}, ${column(({ sets }) => sets.join(' '))})`.execute(
      db,
    );
  }
  await sql`create temporary table if not exists next_records (like product.record) on commit delete rows`.execute(
    db,
  );
  await sql`insert into next_records
    select ${feed}, coalesce(s.id, r.item_id), ${at}, s.id is null, coalesce(s.hash, ''), coalesce(s.type, r.type),
      coalesce(s.slug, r.slug), coalesce(s.name, r.name), coalesce(string_to_array(s.sets, ' '), r.sets),
      coalesce(r.first_at, ${at}), null, array(
        select unnest(r.sets || r.left_sets) except select unnest(coalesce(string_to_array(s.sets, ' '), r.sets)) order by 1)
    from shown_records s
      full join (select * from product.record where feed = ${feed} and superseded_at is null) r on r.item_id = s.id
    where r.item_id is null or (s.id is null and not r.deleted) or (s.id is not null and (r.deleted or r.hash <> s.hash))`.execute(
    db,
  );
  await sql`delete from product.record r using next_records n
    where r.feed = n.feed and r.item_id = n.item_id and r.datestamp = n.datestamp`.execute(db);
  await sql`update product.record r set superseded_at = ${at} from next_records n
    where r.feed = n.feed and r.item_id = n.item_id and r.superseded_at is null`.execute(db);
  await sql`insert into product.record select * from next_records`.execute(db);
}

/** Deletes rows that no harvest can request any more. In pieces: a release that writes every record anew leaves one of each. */
export const purgeRecords = (db: ProductDb, now: Date): Promise<void> =>
  deleteInPieces(
    db,
    [PRODUCT_SCHEMA, 'record'],
    sql`superseded_at < ${new Date(now.getTime() - SUPERSEDED_MS)}`,
  );
