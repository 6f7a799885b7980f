/** What the routes of the product service are given. Each takes all of it, or names the few members that it uses. */
import type { CustomersClient } from '@/lib/platform/customers/client';
import type { VisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import type { ObjectStorage } from '@/services/common/files/storage';
import type { Logger } from '@/services/common/log';
import type { GrantSettings } from '@/services/common/media/grants';
import type { Publishing } from './calls/publishing';
import type { Accounts } from './calls/accounts';
import type { Administration } from './calls/administration';
import type { IssuerSessions } from './calls/issuer-sessions';
import type { CaptionFiles } from './captions/files';
import type { TranscriptOpenings } from './captions/openings';
import type { Audiences } from './catalogue/audience';
import type { Catalogue } from './catalogue/catalogue';
import type { MyPage } from './personal/my-page';
import type { Bookmarks } from './personal/bookmarks';
import type { RecordFeeds } from './records/feeds';
import type { LibraryIdentity } from './records/library';
import type { HarvestKeys } from './records/token';
import type { SystemFacts } from './system';
import type { ProductDb } from './tables';
import type { UsedItems } from './usage/items';
import type { UsageWriter } from './usage/writer';
import type { Visitors } from './visitors';

export interface ProductContext {
  db: ProductDb;
  /** For statements that may take longer than a person waits: reports, records, erasure. */
  patientDb: ProductDb;
  bookmarks: Bookmarks;
  myPage: MyPage;
  catalogue: Catalogue;
  /** Waits until the catalogue holds what was published before the call (services/product/follow/catch-up.ts). */
  catchUp: () => Promise<void>;
  audiences: Audiences;
  visitors: Visitors;
  /** Captions, for the moments of a search result. */
  captions: Pick<CaptionFiles, 'lines'>;
  /** Where use is counted. */
  usage: UsageWriter;
  usedItems: UsedItems;
  /** How reports and records describe this library. */
  library: LibraryIdentity;
  records: RecordFeeds;
  /** Of resumption tokens of harvests. */
  harvestKeys: HarvestKeys;
  /** Certificates as files. */
  storage: ObjectStorage;
  /** Signs the addresses of recordings and documents. */
  grants: GrantSettings;
  transcriptOpenings: TranscriptOpenings;
  /** Organisations and people, read with the service's own key. */
  customers: CustomersClient;
  /** Changes to organisations' data, on behalf of their people. */
  administration: Administration;
  /** Accounts of these people, as our own issuer keeps them. */
  accounts: Accounts;
  /** Where people are signed in, as the issuer knows it. */
  issuerSessions: IssuerSessions;
  /** Says to another service on whose behalf it is asked. */
  signVisitor: VisitorSigner;
  /** Publishing through the content service, on behalf of operators. */
  publishing: Publishing;
  /** What operators are shown about how this service runs. */
  system: SystemFacts;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
}
