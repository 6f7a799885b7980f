/** One feed of records and its reader, as every form of it is written. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CustomersOrganisation } from '@/lib/contracts/viewer/customers';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import type { MarcContext } from '@/lib/domain/records/marc-record';
import { goneOf } from '@/lib/platform/http/gone';
import { proxied } from '@/lib/domain/records/proxy';
import type { ProductContext } from '../context';
import type { ProductDb } from '../tables';
import { organisationOfFeed, proxyOf } from './access';
import { feedOf, PUBLIC_FEED, type RecordFeeds } from './feeds';
import type { LibraryIdentity } from './library';
import type { HarvestKeys } from './token';
import { FEED_FILES, FeedChanges, HARVEST_PAGES, RecordTexts, WholeFiles } from './whole-files';

export interface Repository {
  db: ProductDb;
  feeds: Pick<RecordFeeds, 'shownTo'>;
  /** Whoever the feed is for: a record names only what they see. */
  viewer: Viewer;
  library: LibraryIdentity;
  feed: string;
  /** Aborted when its reader has gone: files that nobody waits for are not written. */
  gone: AbortSignal;
  baseUrl: string;
  /** Of resumption tokens. */
  keys: HarvestKeys;
  link: (address: string) => string;
  /** What `link` puts before an address; null: nothing. */
  prefix: string | null;
  texts: RecordTexts;
  files: WholeFiles;
  /** Answers of a harvest. */
  pages: WholeFiles;
  changes: FeedChanges;
  now: number;
}

export const marcContext = (
  { library, link }: Pick<Repository, 'library' | 'link'>,
  changed: Date,
  status: MarcContext['status'],
): MarcContext => ({
  orgCode: library.marcOrgCode,
  libraryName: library.name,
  changed,
  status,
  link,
});

/** The feeds of a service, which share what is written of them. */
export class Repositories {
  private readonly written = {
    texts: new RecordTexts(),
    files: new WholeFiles(FEED_FILES),
    pages: new WholeFiles(HARVEST_PAGES),
    changes: new FeedChanges(),
  };

  constructor(private readonly context: ProductContext) {}

  /** The public feed as it is now. */
  async public(reply: FastifyReply): Promise<Repository> {
    const viewer = await this.context.records.refreshPublic();
    return this.of(PUBLIC_FEED, viewer, { path: '/oai', prefix: null, gone: goneOf(reply.raw) });
  }

  /** An organisation's feed as it is now, for the holder of its key. */
  async own(request: FastifyRequest, reply: FastifyReply, customerId: string): Promise<Repository> {
    return this.ofOrganisation(await organisationOfFeed(request, reply, customerId, this.context), reply);
  }

  /** The same for somebody whom the caller has let in. */
  async ofOrganisation(organisation: CustomersOrganisation, reply: FastifyReply): Promise<Repository> {
    const { db, records } = this.context;
    const { id } = organisation;
    const viewer = await records.refreshOrganisation(organisation);
    const path = `/oai/o/${encodeURIComponent(id)}`;
    return this.of(feedOf(id), viewer, { path, prefix: await proxyOf(db, id), gone: goneOf(reply.raw) });
  }

  private of(
    feed: string,
    viewer: Viewer,
    { path, prefix, gone }: { path: string; prefix: string | null; gone: AbortSignal },
  ): Repository {
    const { db, records, library, harvestKeys, now } = this.context;
    const link = (address: string) => proxied(address, prefix);
    return {
      db,
      feeds: records,
      viewer,
      library,
      feed,
      gone,
      baseUrl: `${library.site}${path}`,
      keys: harvestKeys,
      link,
      prefix,
      ...this.written,
      now: now(),
    };
  }
}
