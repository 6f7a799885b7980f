/** Bookmarks of one person. Identity is the pair of content and related content (R-BKM-3); the database holds to it. */
import type { Pool } from 'pg';
import { graphqlMessages } from '@/lib/contracts/product-graphql';
import type { Bookmark } from '@/lib/contracts/product-user';
import { ServiceError } from '@/services/common/errors';

/** More than anyone keeps by hand; bounds what one account can store. */
const MOST_BOOKMARKS = 10_000;

export interface BookmarkPair {
  contentId: string;
  relatedContentId: string | null;
}

/** Content, related content and instant of one bookmark, as PostgreSQL writes them in JSON. */
type Listed = [contentId: string, relatedContentId: string | null, addedAt: string];

/**
 * Newest first (D28). One text instead of fifty rows, whose reading costs this process more than all else of a write;
 * the names and the form of the instants, which would cost PostgreSQL as much again, are put in here.
 */
const LISTED = `coalesce(
  json_agg(json_build_array(content_id, related_content_id, added_at) order by added_at desc, id desc), '[]')`;

const bookmarkOf = ([contentId, relatedContentId, addedAt]: Listed): Bookmark => ({
  contentId,
  relatedContentId,
  addedAt: new Date(addedAt).toISOString(),
});

const list = {
  name: 'list-bookmarks',
  text: `select ${LISTED} as items from product.bookmark where user_id = $1`,
} as const;

export async function listBookmarks(pool: Pool, userId: string): Promise<Bookmark[]> {
  const { rows } = await pool.query<{ items: Listed[] }>({ ...list, values: [userId] });
  return (rows[0]?.items ?? []).map(bookmarkOf);
}

/**
 * One statement, so that a write is one way to the database and back; named, so that a connection plans it once. What
 * a statement inserts it does not see in its table: the list is what was there, and the new one.
 */
const add = {
  name: 'add-bookmark',
  text: `
    with added as (
      insert into product.bookmark (user_id, content_id, related_content_id)
      select $1, $2, $3 where (select count(*) from product.bookmark where user_id = $1) < ${MOST_BOOKMARKS}
      on conflict on constraint bookmark_pair do nothing
      returning id, content_id, related_content_id, added_at
    ), list as (
      select id, content_id, related_content_id, added_at from product.bookmark where user_id = $1
      union all select * from added
    )
    select exists (select from added) as added, count(*)::int as count, ${LISTED} as items from list`,
} as const;

/** Adds one; the same pair again is CONFLICT, which the app takes as success (R-BKM-1). Answers the whole list. */
export async function addBookmark(pool: Pool, userId: string, pair: BookmarkPair): Promise<Bookmark[]> {
  const values = [userId, pair.contentId, pair.relatedContentId];
  const { rows } = await pool.query<{ added: boolean; count: number; items: Listed[] }>({ ...add, values });
  const [{ added = false, count = 0, items = [] } = {}] = rows;
  if (added) return items.map(bookmarkOf);
  if (count >= MOST_BOOKMARKS) throw new ServiceError('CONFLICT', 'There are too many bookmarks');
  throw new ServiceError('CONFLICT', graphqlMessages.bookmarkExists);
}

const remove = {
  name: 'remove-bookmark',
  text: `delete from product.bookmark where user_id = $1 and content_id = $2 and related_content_id is not distinct from $3`,
} as const;

/** Removes one; a missing pair is NOT_FOUND, which the app takes as success (R-BKM-2). Answers the whole list. */
export async function removeBookmark(pool: Pool, userId: string, pair: BookmarkPair): Promise<Bookmark[]> {
  const { rowCount } = await pool.query({
    ...remove,
    values: [userId, pair.contentId, pair.relatedContentId],
  });
  if (rowCount === 0) throw new ServiceError('NOT_FOUND', graphqlMessages.bookmarkMissing);
  return listBookmarks(pool, userId);
}
