/** Keeps the feeds up to date between harvests, so that a datestamp is the moment of a change and not of the next harvest. */
import { sql } from 'kysely';
import type { Logger } from '@/services/common/log';
import type { CustomersClient } from '@/lib/platform/customers/client';
import type { Catalogue } from '../catalogue/catalogue';
import type { ProductDb } from '../tables';
import { feedOf, type RecordFeeds } from './feeds';

const EVERY_MS = 30_000;

interface FollowOptions {
  db: ProductDb;
  feeds: Pick<RecordFeeds, 'refreshPublic' | 'refreshOrganisation'>;
  catalogue: Pick<Catalogue, 'size'>;
  customers: Pick<CustomersClient, 'organisation'>;
  log: Pick<Logger, 'warn'>;
  /** Rest between two rounds, ms. */
  everyMs?: number;
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

/** Refreshes the public feed and every followed organisation's: when started, and then half a minute after each round has ended. */
export function recordFollower(options: FollowOptions): { start: () => void; stop: () => void } {
  const { db, feeds, catalogue, customers, log, everyMs = EVERY_MS } = options;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** One feed that cannot be refreshed must not hold back the others; it is tried again in the next round. */
  const attempt = async <Result>(feed: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, feed }, 'records could not be brought up to date');
      return undefined;
    }
  };
  const round = async () => {
    if (catalogue.size === 0) return;
    await attempt('public', () => feeds.refreshPublic());
    for (const id of (await attempt('all', () => followedOrganisations(db))) ?? []) {
      if (isStopped) return;
      await attempt(feedOf(id), async () => {
        const organisation = await customers.organisation(id);
        if (organisation) await feeds.refreshOrganisation(organisation);
      });
    }
  };
  const start = () => {
    void round().finally(() => {
      if (!isStopped) timer = setTimeout(start, everyMs).unref();
    });
  };
  return {
    start,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
