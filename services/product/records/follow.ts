/** Keeps the feeds up to date between harvests, so that a datestamp is the moment of a change and not of the next harvest. */
import { sql } from 'kysely';
import type { CustomersClient } from '@/lib/platform/customers/client';
import { LOCK_NUMBERS, whileAlone } from '@/services/common/database/advisory-lock';
import type { Logger } from '@/services/common/log';
import type { Catalogue } from '../catalogue/catalogue';
import type { ProductDb } from '../tables';
import { feedOf, PUBLIC_FEED, type RecordFeeds } from './feeds';

export interface FollowedFeeds {
  feeds: Pick<RecordFeeds, 'follow'>;
  catalogue: Pick<Catalogue, 'size'>;
  customers: Pick<CustomersClient, 'organisation'>;
  log: Pick<Logger, 'warn'>;
}

/** Organisations whose feed has been harvested and may be again: with no key left, nobody could. */
async function followedOrganisations(db: ProductDb): Promise<string[]> {
  const rows = await db
    .selectFrom('library_key')
    .innerJoin('record_feed', (join) =>
      join.on('record_feed.feed', '=', sql<string>`${feedOf('')} || library_key.organisation_id`),
    )
    .select('library_key.organisation_id as id')
    .distinct()
    .where('library_key.kind', '=', 'feed')
    .where('library_key.revoked_at', 'is', null)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/**
 * Brings the public feed and every followed organisation's up to date, one after the other, and does nothing while another node does
 * so. Resolves though a feed could not be: that is in the log, holds back no other, and the next round tries again.
 *
 * @param stopping begins no further feed once it is aborted
 */
export async function followFeeds(
  db: ProductDb,
  { feeds, catalogue, customers, log }: FollowedFeeds,
  stopping: AbortSignal,
): Promise<void> {
  if (catalogue.size === 0) return;
  const attempt = async (feed: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, feed }, 'records could not be brought up to date');
    }
  };
  const round = async () => {
    await attempt(PUBLIC_FEED, () => feeds.follow(null));
    for (const id of await followedOrganisations(db)) {
      if (stopping.aborted) return;
      await attempt(feedOf(id), async () => {
        const organisation = await customers.organisation(id);
        if (organisation) await feeds.follow(organisation);
      });
    }
  };
  await attempt('all', () => whileAlone(db, LOCK_NUMBERS.recordsRound, round));
}
