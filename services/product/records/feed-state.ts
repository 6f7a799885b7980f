/** What a feed was last brought up to date with, and whether a node has something newer. */
import { ServiceError } from '@/lib/platform/service-error';
import type { ProductDb } from '../tables';

/** What the rows of a feed say, and what they were made of. */
export interface FeedVersion {
  /** Of all that its records say. */
  digest: string;
  /** The last change of the content that they were made of (`Catalogue.seq`). */
  seq: number;
  /** WORKS_FORMAT of the release that made them. */
  format: number;
}

export interface FeedState extends FeedVersion {
  /** When `digest` changed, epoch ms. */
  checkedAt: number;
}

/** Null for a feed that was never brought up to date. */
export async function feedState(db: ProductDb, feed: string): Promise<FeedState | null> {
  const row = await db
    .selectFrom('record_feed')
    .select(['digest', 'checked_at', 'seq', 'format'])
    .select(({ selectFrom }) =>
      selectFrom('content_resource')
        .select(({ fn }) => fn.max('seq').as('newest'))
        .as('newest'),
    )
    .where('feed', '=', feed)
    .executeTakeFirst();
  if (!row) return null;
  // A change that the database does not hold was lost in its recovery: nodes would wait for it for ever.
  const isLost = row.seq > (row.newest ?? 0);
  const { digest, format } = row;
  return { digest, format, seq: isLost ? 0 : row.seq, checkedAt: row.checked_at.getTime() };
}

/**
 * Whether a node has something else to write than what is stored. False for an older release, which would otherwise take back what
 * a newer one made of the same content. Throws UNAVAILABLE where the feed is of a change that this node has not read yet: it would
 * answer with its older works under newer datestamps, and no harvest would ever correct that.
 */
export function isOutOfDate(stored: FeedVersion | null, next: FeedVersion): boolean {
  if (stored === null || next.seq > stored.seq) return true;
  if (next.seq < stored.seq)
    throw new ServiceError('UNAVAILABLE', 'This node has not read the last change of the content yet');
  if (next.format !== stored.format) return next.format > stored.format;
  return next.digest !== stored.digest;
}
