/** Builds the content service without starting it: routes over a library, for the process entry and for tests. */
import type { Kysely } from 'kysely';
import type { VisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { requireRoom } from '@/services/common/files/disk';
import { createServer } from '@/services/common/http/http';
import type { AddressOf } from '@/services/common/http/visitor-address';
import type { Logger } from '@/services/common/log';
import { addDeliveryRoutes, brokenAddressAnswer } from './api/routes';
import { addFileRoutes } from './files/routes';
import { registerPublishing } from './publishing/routes';
import { Library } from './store/library';
import type { Tables } from './store/tables';

export interface ContentAppOptions {
  db: Kysely<Tables>;
  log: Logger;
  dataDir: string;
  cacheDir: string;
  /** CONTENT_ASSETS_URL: its host goes into asset addresses. */
  assetsUrl: string;
  /** CONTENT_RATE_LIMIT. */
  rateLimit: number;
  /** The visitor's address, as pictures are made in turn for each network. */
  addressOf: AddressOf;
  /** Clock of the rate limit, ms; tests set their own. */
  now?: () => number;
  /** Verifies the signatures of publishing calls; absent: there are no such calls. */
  verifyPublishing?: VisitorVerifier;
}

/** The key that signs sync tokens is stored in the database, so that tokens outlive restarts and serve every process. */
async function syncKeyOf(db: Kysely<Tables>): Promise<string> {
  const { value } = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'sync')
    .executeTakeFirstOrThrow();
  return value;
}

/** The database must be migrated. */
export async function createContentApp({
  db,
  log,
  dataDir,
  cacheDir,
  assetsUrl,
  rateLimit,
  addressOf,
  now = () => performance.now(),
  verifyPublishing,
}: ContentAppOptions) {
  const assetHost = new URL(assetsUrl).host;
  const library = new Library({ db, assetHost, log });
  const ready = async () => {
    await requireRoom(dataDir);
    await db.selectFrom('clock').select('sequence').executeTakeFirstOrThrow();
  };
  const app = createServer({ log, ready, brokenAddressAnswer });
  addDeliveryRoutes(app, { library, syncKey: await syncKeyOf(db), rateLimit, now, log });
  if (verifyPublishing) registerPublishing(app, { db, assetHost, verify: verifyPublishing });
  addFileRoutes(app, { library, dataDir, cacheDir, addressOf, log });
  return app;
}
