/** Bookmarks of one person. Identity is the pair of content and related content (R-BKM-3), which the database enforces. */
import type { Pool } from 'pg';
import { graphqlMessages } from '@/lib/contracts/product-graphql';
import type { Bookmark } from '@/lib/contracts/personal/user';
import { ServiceError } from '@/lib/platform/service-error';

/**
 * More than anyone keeps by hand: one each school day for ten years. Every page of the person reads the pairs, and every write
 * answers with them, so it also bounds what one account can make others wait. Counted without a lock, which would cost more
 * than the rest of the write: writes at the same moment may pass it by as many as there are connections.
 */
const MOST_BOOKMARKS = 2_000;

export interface BookmarkPair {
  contentId: string;
  relatedContentId: string | null;
}

/** Content, related content and instant of one bookmark, as PostgreSQL writes them in JSON. */
type Listed = [contentId: string, relatedContentId: string | null, addedAt: string];

/** Newest first (D28). One text instead of fifty rows: reading those costs this process more than the rest of a write. */
const LISTED = `coalesce(
  json_agg(json_build_array(content_id, related_content_id, added_at) order by added_at desc, id desc), '[]') as items`;

/** Named (a prepared statement), like the others, so that each connection plans it once. */
const list = {
  name: 'list-bookmarks',
  text: `select ${LISTED} from product.bookmark where user_id = $1`,
} as const;

/** A statement does not see its own inserts in the table yet, so the list is the existing rows and the added one. */
const add = {
  name: 'add-bookmark',
  text: `
    with added as (
      insert into product.bookmark (user_id, content_id, related_content_id)
      select $1, $2, $3 where (select count(*) from product.bookmark where user_id = $1) < ${MOST_BOOKMARKS}
      on conflict on constraint bookmark_pair do nothing
      returning *
    )
    select exists (select from added) as changed, ${LISTED}
    from (select * from added union all select * from product.bookmark where user_id = $1) as bookmark`,
} as const;

const remove = {
  name: 'remove-bookmark',
  text: `
    with removed as (
      delete from product.bookmark
      where user_id = $1 and content_id = $2 and related_content_id is not distinct from $3
      returning id
    )
    select exists (select from removed) as changed, ${LISTED}
    from product.bookmark where user_id = $1 and id not in (select id from removed)`,
} as const;

interface ChangeRow {
  changed: boolean;
  items: Listed[];
}

const bookmarkOf = ([contentId, relatedContentId, addedAt]: Listed): Bookmark => ({
  contentId,
  relatedContentId,
  addedAt: new Date(addedAt).toISOString(),
});

/** Reads and writes bookmarks: one statement each, and a write returns the whole list (docs/decisions/0024). */
export class Bookmarks {
  constructor(private readonly pool: Pool) {}

  /** All of a person's bookmarks, newest first. */
  async list(userId: string): Promise<readonly Bookmark[]> {
    const { rows } = await this.pool.query<{ items: Listed[] }>({ ...list, values: [userId] });
    return (rows[0]?.items ?? []).map(bookmarkOf);
  }

  /** Adds one; the same pair again is CONFLICT, which the app treats as success (R-BKM-1). Returns the whole list. */
  async add(userId: string, pair: BookmarkPair): Promise<readonly Bookmark[]> {
    const { changed, items } = await this.change(add, userId, pair);
    if (changed) return items;
    const { contentId, relatedContentId } = pair;
    const exists = items.some(
      (one) => one.contentId === contentId && one.relatedContentId === relatedContentId,
    );
    if (!exists && items.length >= MOST_BOOKMARKS)
      throw new ServiceError('CONFLICT', 'There are too many bookmarks');
    throw new ServiceError('CONFLICT', graphqlMessages.bookmarkExists);
  }

  /** Removes one; a missing pair is NOT_FOUND, which the app treats as success (R-BKM-2). Returns the whole list. */
  async remove(userId: string, pair: BookmarkPair): Promise<readonly Bookmark[]> {
    const { changed, items } = await this.change(remove, userId, pair);
    if (!changed) throw new ServiceError('NOT_FOUND', graphqlMessages.bookmarkMissing);
    return items;
  }

  private async change(statement: typeof add | typeof remove, userId: string, pair: BookmarkPair) {
    const values = [userId, pair.contentId, pair.relatedContentId];
    const { rows } = await this.pool.query<ChangeRow>({ ...statement, values });
    const { changed = false, items = [] } = rows[0] ?? {};
    return { changed, items: items.map(bookmarkOf) };
  }
}
