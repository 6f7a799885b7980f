/** One feed of records and its reader, as every form of it is written. */
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import type { MarcContext } from '@/lib/domain/records/marc-record';
import type { ProductDb } from '../tables';
import type { RecordFeeds } from './feeds';
import type { LibraryIdentity } from './library';
import type { HarvestKeys } from './token';
import type { FeedChanges, RecordTexts, WholeFiles } from './whole-files';

export interface Repository {
  db: ProductDb;
  feeds: Pick<RecordFeeds, 'shownTo'>;
  /** Whoever the feed is for: a record names only what they see. */
  viewer: Viewer;
  library: LibraryIdentity;
  feed: string;
  baseUrl: string;
  /** Of resumption tokens. */
  keys: HarvestKeys;
  link: (address: string) => string;
  /** What `link` puts before an address; null: nothing. */
  prefix: string | null;
  texts: RecordTexts;
  files: WholeFiles;
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
  described: changed,
  changed,
  status,
  link,
});
