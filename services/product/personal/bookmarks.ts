/** Bookmarks of one person. Identity is the pair of content and related content (R-BKM-3), which the database enforces. */
import { CompiledQuery } from 'kysely';
import { graphqlMessages } from '@/lib/contracts/product-graphql';
import type { Bookmark } from '@/lib/contracts/personal/my-page';
import { ServiceError } from '@/lib/platform/service-error';
import type { Database } from '@/services/common/database/database';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';
import type { ProductTables } from '../tables';

/**
 * More than anyone keeps by hand: one each school day for ten years. Every page of the person reads the pairs, and every write
 * answers with them, so it also bounds what one account can make others wait.
 */
const MOST_BOOKMARKS = 2_000;

/**
 * From so many on a person's additions take turns, which makes the bound exact. Below, nothing is locked: writes at the same moment
 * pass this by at most as many as PostgreSQL has connections (100 unless it is set), far fewer than are left to the bound.
 */
const TURNS_FROM = 1_500;

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
      select $1, $2, $3 where (select count(*) from product.bookmark where user_id = $1) < $4::int
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

const changeOf = ([row]: readonly ChangeRow[]) => ({
  changed: row?.changed ?? false,
  items: (row?.items ?? []).map(bookmarkOf),
});

const holds = (items: readonly Bookmark[], { contentId, relatedContentId }: BookmarkPair): boolean =>
  items.some((one) => one.contentId === contentId && one.relatedContentId === relatedContentId);

/** Reads and writes bookmarks: one statement each unless a person is near the bound, and a write returns the whole list (docs/decisions/0024). */
export class Bookmarks {
  constructor(private readonly database: Pick<Database<ProductTables>, 'db' | 'pool'>) {}

  /** All of a person's bookmarks, newest first. */
  async list(userId: string): Promise<readonly Bookmark[]> {
    const { rows } = await this.database.pool.query<{ items: Listed[] }>({ ...list, values: [userId] });
    return (rows[0]?.items ?? []).map(bookmarkOf);
  }

  /** Adds one; the same pair again is CONFLICT, which the app treats as success (R-BKM-1). Returns the whole list. */
  async add(userId: string, pair: BookmarkPair): Promise<readonly Bookmark[]> {
    const first = await this.change(add, userId, pair, TURNS_FROM);
    const isLeft = !first.changed && first.items.length >= TURNS_FROM && !holds(first.items, pair);
    const { changed, items } = isLeft ? await this.addInTurn(userId, pair) : first;
    if (changed) return items;
    if (!holds(items, pair) && items.length >= MOST_BOOKMARKS)
      throw new ServiceError('CONFLICT', 'There are too many bookmarks');
    throw new ServiceError('CONFLICT', graphqlMessages.bookmarkExists);
  }

  /** Removes one; a missing pair is NOT_FOUND, which the app treats as success (R-BKM-2). Returns the whole list. */
  async remove(userId: string, pair: BookmarkPair): Promise<readonly Bookmark[]> {
    const { changed, items } = await this.change(remove, userId, pair);
    if (!changed) throw new ServiceError('NOT_FOUND', graphqlMessages.bookmarkMissing);
    return items;
  }

  /** For a person near the bound. A statement of its own after the lock: one counts what was there when it began. */
  private async addInTurn(userId: string, { contentId, relatedContentId }: BookmarkPair) {
    const { rows } = await this.database.db.transaction().execute(async (transaction) => {
      await takeAdvisoryLock(transaction, `bookmarks ${userId}`);
      const values = [userId, contentId, relatedContentId, MOST_BOOKMARKS];
      return transaction.executeQuery<ChangeRow>(CompiledQuery.raw(add.text, values));
    });
    return changeOf(rows);
  }

  private async change(
    statement: typeof add | typeof remove,
    userId: string,
    { contentId, relatedContentId }: BookmarkPair,
    ...bound: number[]
  ) {
    const values = [userId, contentId, relatedContentId, ...bound];
    const { rows } = await this.database.pool.query<ChangeRow>({ ...statement, values });
    return changeOf(rows);
  }
}
