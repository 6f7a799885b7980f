/**
 * Whether an entry that a recording is to create is new indeed. Two titles can be one slug: the second would be laid over the
 * entry of the first, and its recording over the other's. Asked once, before the recording is made, so that making it again
 * after an interruption is no fault.
 */
import type { Kysely } from 'kysely';
import { allFacts } from './ingest/change';
import type { IngestOrder } from './ingest/order/order';
import { isSameEntry } from './ingest/order/owner';
import { findOpenJobOf } from './queue/jobs';
import type { MediaTables } from './queue/tables';
import type { RecordingStore } from './store/store';

export type EntryName = NonNullable<IngestOrder['entry']>;

/**
 * Whether the library has this entry, published or not, or, where an asset id is given, another of its type that shows that
 * recording.
 */
export type HasEntry = (entry: EntryName, assetId: string | null) => Promise<boolean>;

interface EntriesPlace {
  /** Null without a queue. */
  db: Kysely<MediaTables> | null;
  store: RecordingStore;
  /** Null where nothing is published: the library is not asked. */
  hasEntry: HasEntry | null;
}

/** Why the entry of this order cannot be created; null if it can. Reads jobs first: one that ends meanwhile is found as a recording. */
export async function newEntryFault(
  { assetId, entry, source }: Pick<IngestOrder, 'assetId' | 'entry' | 'source'>,
  { db, store, hasEntry }: EntriesPlace,
): Promise<string | null> {
  if (!entry) return null;
  const name = `${entry.contentType}/${entry.slug}`;
  const making = db && (await findOpenJobOf(db, entry));
  if (making && making.wish.order.source !== source) return `A recording of ${name} is being made already`;
  const made = (await allFacts(store)).filter((facts) => isSameEntry(facts.entry, entry));
  const other = made.find((facts) => facts.assetId !== assetId);
  if (other) return `${name} has the recording ${other.assetId} already`;
  // A recording of this very id whose publication failed has no entry: it is made again.
  const isMade = made.length > 0;
  const isThere = hasEntry ? await hasEntry(entry, isMade ? assetId : null) : isMade;
  if (!isThere) return null;
  return isMade ? `${name} has the recording ${assetId} already` : `${name} exists already`;
}
