/** Bookmarks of one person. Identity is the pair of content and related content (R-BKM-3); the database holds to it. */
import { sql, type Kysely } from 'kysely';
import { graphqlMessages } from '@/lib/contracts/product-graphql';
import type { Bookmark } from '@/lib/contracts/product-user';
import { ServiceError } from '@/services/common/errors';
import type { ProductTables } from '../tables';

/** More than anyone keeps by hand; bounds what one account can store. */
const MOST_BOOKMARKS = 10_000;

export interface BookmarkPair {
  contentId: string;
  relatedContentId: string | null;
}

const columns = ['content_id', 'related_content_id', 'added_at'] as const;

const bookmarkOf = (row: {
  content_id: string;
  related_content_id: string | null;
  added_at: Date;
}): Bookmark => ({
  contentId: row.content_id,
  relatedContentId: row.related_content_id,
  addedAt: row.added_at.toISOString(),
});

/** Newest first (D28). */
export async function listBookmarks(db: Kysely<ProductTables>, userId: string): Promise<Bookmark[]> {
  const rows = await db
    .selectFrom('bookmark')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(bookmarkOf);
}

/**
 * Adds one; the same pair again is CONFLICT, which the app takes as success (R-BKM-1). Answers the whole list. The
 * ordinary case is one statement, so that it costs one way to the database and back.
 */
export async function addBookmark(
  db: Kysely<ProductTables>,
  userId: string,
  pair: BookmarkPair,
): Promise<Bookmark[]> {
  // What a statement inserts it does not see in its table: the list is what was there, and the new one.
  const rows = await db
    .with('added', (build) =>
      build
        .insertInto('bookmark')
        .columns(['user_id', 'content_id', 'related_content_id'])
        .expression((from) => {
          const count = from
            .selectFrom('bookmark')
            .select(from.fn.countAll().as('count'))
            .where('user_id', '=', userId);
          return sql`select ${userId}, ${pair.contentId}, ${pair.relatedContentId}::text where ${count} < ${MOST_BOOKMARKS}`;
        })
        .onConflict((conflict) => conflict.constraint('bookmark_pair').doNothing())
        .returning([...columns, 'id']),
    )
    .selectFrom('bookmark')
    .select([...columns, 'id', sql<boolean>`false`.as('is_new')])
    .where('user_id', '=', userId)
    .unionAll((build) =>
      build.selectFrom('added').select([...columns, 'id', sql<boolean>`true`.as('is_new')]),
    )
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (rows.some(({ is_new }) => is_new)) return rows.map(bookmarkOf);
  if (rows.length >= MOST_BOOKMARKS) throw new ServiceError('CONFLICT', 'There are too many bookmarks');
  throw new ServiceError('CONFLICT', graphqlMessages.bookmarkExists);
}

/** Removes one; a missing pair is NOT_FOUND, which the app takes as success (R-BKM-2). Answers the whole list. */
export async function removeBookmark(
  db: Kysely<ProductTables>,
  userId: string,
  pair: BookmarkPair,
): Promise<Bookmark[]> {
  const removed = await db
    .deleteFrom('bookmark')
    .where('user_id', '=', userId)
    .where('content_id', '=', pair.contentId)
    .where('related_content_id', 'is not distinct from', pair.relatedContentId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new ServiceError('NOT_FOUND', graphqlMessages.bookmarkMissing);
  return listBookmarks(db, userId);
}
