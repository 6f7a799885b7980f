/** Keeps the feeds up to date between harvests, so that a datestamp is the moment of a change and not of the next harvest. */
import type { Logger } from '@/services/common/log';
import type { CustomersClient } from '@/lib/platform/customers/client';
import type { Catalogue } from '../catalogue/catalogue';
import type { ProductDb } from '../tables';
import type { RecordFeeds } from './feeds';

const EVERY_MS = 30_000;
const PREFIX = 'organisation:';

interface FollowOptions {
  db: ProductDb;
  feeds: RecordFeeds;
  catalogue: Catalogue;
  customers: Pick<CustomersClient, 'organisation'>;
  log: Logger;
}

/** Refreshes the public feed and every organisation's feed that has been harvested. */
async function refreshFeeds({ db, feeds, customers, catalogue }: Omit<FollowOptions, 'log'>): Promise<void> {
  if (catalogue.size === 0) return;
  await feeds.refreshPublic();
  const rows = await db
    .selectFrom('record_feed')
    .select('feed')
    .where('feed', 'like', `${PREFIX}%`)
    .execute();
  for (const { feed } of rows) {
    const organisation = await customers.organisation(feed.slice(PREFIX.length));
    if (organisation) await feeds.refreshOrganisation(organisation);
  }
}

/** Looks when started, and then every half minute. */
export function recordFollower({ log, ...options }: FollowOptions): { start: () => void; stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    refreshFeeds(options).catch((error: unknown) =>
      log.warn({ err: error }, 'records could not be brought up to date'),
    );
  };
  const start = () => {
    timer = setInterval(look, EVERY_MS).unref();
    look();
  };
  return { start, stop: () => clearInterval(timer) };
}
