/** Bookmarks of one person. Identity is the pair of content and related content (R-BKM-3); the database holds to it. */
import type { Kysely } from 'kysely';
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

/** Newest first (D28). */
export async function listBookmarks(db: Kysely<ProductTables>, userId: string): Promise<Bookmark[]> {
  const rows = await db
    .selectFrom('bookmark')
    .select(['content_id', 'related_content_id', 'added_at'])
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    contentId: row.content_id,
    relatedContentId: row.related_content_id,
    addedAt: row.added_at.toISOString(),
  }));
}

/** Adds one; the same pair again is CONFLICT, which the app takes as success (R-BKM-1). Answers the whole list. */
export async function addBookmark(
  db: Kysely<ProductTables>,
  userId: string,
  pair: BookmarkPair,
): Promise<Bookmark[]> {
  const { count } = await db
    .selectFrom('bookmark')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_BOOKMARKS) throw new ServiceError('CONFLICT', 'There are too many bookmarks');
  const added = await db
    .insertInto('bookmark')
    .values({ user_id: userId, content_id: pair.contentId, related_content_id: pair.relatedContentId })
    .onConflict((conflict) => conflict.constraint('bookmark_pair').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new ServiceError('CONFLICT', graphqlMessages.bookmarkExists);
  return listBookmarks(db, userId);
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
