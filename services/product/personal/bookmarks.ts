/** Bookmarks of one person. Identity is the pair of content and related content (R-BKM-3); the database holds to it. */
import type { Pool } from 'pg';
import { graphqlMessages } from '@/lib/contracts/product-graphql';
import type { Bookmark } from '@/lib/contracts/product-user';
import { putRecent } from '@/lib/platform/cache/recent';
import { ServiceError } from '@/lib/platform/service-error';

/** More than anyone keeps by hand; bounds what one account can store. */
const MOST_BOOKMARKS = 10_000;
/** People whose lists are remembered, and how long a list may be for that: 20 MiB at the most. */
const REMEMBERED = 1_000;
const LONGEST_REMEMBERED = 100;

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

/** Tells lists apart in 64 bits: a row never changes and no id is given twice, so the same ids are the same list. */
const MARK = 'coalesce(bit_xor(hashint8extended(id, 0)), 0)';

const bookmarkOf = ([contentId, relatedContentId, addedAt]: Listed): Bookmark => ({
  contentId,
  relatedContentId,
  addedAt: new Date(addedAt).toISOString(),
});

/** Named, like the others, so that a connection plans it once. */
const list = {
  name: 'list-bookmarks',
  text: `select ${MARK}::text as mark, ${LISTED} as items from product.bookmark where user_id = $1`,
} as const;

/**
 * A change, and the list before it unless that has the mark `$4`: one way to the database and back. What a statement
 * changes it does not see in its table, so list and mark are those from before whatever the order.
 */
const changing = (name: string, changed: string) => ({
  name,
  text: `
    with kept as (
      select count(*)::int as count, ${MARK} as mark from product.bookmark where user_id = $1
    ), changed as (${changed} returning id, added_at)
    select kept.count, changed.added_at as at, (kept.mark # hashint8extended(changed.id, 0))::text as mark,
      case when kept.mark is distinct from $4::bigint
        then (select ${LISTED} from product.bookmark where user_id = $1) end as before
    from kept left join changed on true`,
});

const add = changing(
  'add-bookmark',
  `insert into product.bookmark (user_id, content_id, related_content_id)
   select $1, $2, $3 from kept where kept.count < ${MOST_BOOKMARKS}
   on conflict on constraint bookmark_pair do nothing`,
);

const remove = changing(
  'remove-bookmark',
  `delete from product.bookmark
   where user_id = $1 and content_id = $2 and related_content_id is not distinct from $3`,
);

interface ChangeRow {
  /** How many there were. */
  count: number;
  /** When the pair was added; null when nothing changed. */
  at: Date | null;
  /** Of the list after the change. */
  mark: string | null;
  before: Listed[] | null;
}

interface Known {
  mark: string;
  items: readonly Bookmark[];
}

/** With one more, in the list's order; the clock of the database may have been set back since the last. */
function withAdded(items: readonly Bookmark[], added: Bookmark): readonly Bookmark[] {
  const older = items.findIndex(({ addedAt }) => addedAt <= added.addedAt);
  return items.toSpliced(older < 0 ? items.length : older, 0, added);
}

/**
 * Reads and writes bookmarks. A write answers the whole list; this remembers lists, so that PostgreSQL need not send,
 * nor this process read, what both have. Another process may change a list at any time, and who has everything deleted
 * empties it: each write asks PostgreSQL whether the list is still the one remembered (docs/decisions/0017).
 */
export class Bookmarks {
  private readonly known = new Map<string, Known>();

  constructor(private readonly pool: Pool) {}

  /** All of a person's bookmarks, newest first. */
  async list(userId: string): Promise<readonly Bookmark[]> {
    const { rows } = await this.pool.query<{ mark: string; items: Listed[] }>({ ...list, values: [userId] });
    const [{ mark = '0', items = [] } = {}] = rows;
    return this.remember(userId, mark, items.map(bookmarkOf));
  }

  /** Adds one; the same pair again is CONFLICT, which the app takes as success (R-BKM-1). Answers the whole list. */
  async add(userId: string, pair: BookmarkPair): Promise<readonly Bookmark[]> {
    const { count, at, mark, before } = await this.change(add, userId, pair);
    if (at !== null)
      return this.remember(userId, mark, withAdded(before, { ...pair, addedAt: at.toISOString() }));
    if (count >= MOST_BOOKMARKS) throw new ServiceError('CONFLICT', 'There are too many bookmarks');
    throw new ServiceError('CONFLICT', graphqlMessages.bookmarkExists);
  }

  /** Removes one; a missing pair is NOT_FOUND, which the app takes as success (R-BKM-2). Answers the whole list. */
  async remove(userId: string, pair: BookmarkPair): Promise<readonly Bookmark[]> {
    const { at, mark, before } = await this.change(remove, userId, pair);
    if (at === null) throw new ServiceError('NOT_FOUND', graphqlMessages.bookmarkMissing);
    const { contentId, relatedContentId } = pair;
    const isLeft = (one: Bookmark) =>
      one.contentId !== contentId || one.relatedContentId !== relatedContentId;
    return this.remember(userId, mark, before.filter(isLeft));
  }

  private async change(
    statement: ReturnType<typeof changing>,
    userId: string,
    { contentId, relatedContentId }: BookmarkPair,
  ) {
    const known = this.known.get(userId);
    const values = [userId, contentId, relatedContentId, known?.mark ?? null];
    const { rows } = await this.pool.query<ChangeRow>({ ...statement, values });
    const [{ count = 0, at = null, mark = null, before = null } = {}] = rows;
    return { count, at, mark, before: before?.map(bookmarkOf) ?? known?.items ?? [] };
  }

  private remember(userId: string, mark: string | null, items: readonly Bookmark[]): readonly Bookmark[] {
    if (mark === null || items.length > LONGEST_REMEMBERED) this.known.delete(userId);
    else putRecent(this.known, userId, { mark, items }, REMEMBERED);
    return items;
  }
}
