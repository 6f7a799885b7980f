/** What a recording is called that is asked for in the browser, where nobody chooses its id. */
import type { Kysely } from 'kysely';
import { ownerOf } from '../ingest/change';
import { IngestFailure } from '../ingest/failure';
import { isOtherEntry, isSameEntry } from '../ingest/order/owner';
import { slugOf } from '../ingest/order/parameters';
import type { EntryName } from '../new-entry';
import { findOpenJob } from '../queue/jobs';
import type { MediaTables } from '../queue/tables';
import type { RecordingStore } from '../store/store';

interface RecordingsPlace {
  db: Kysely<MediaTables>;
  store: RecordingStore;
}

/** Entries that the recording is being made for, and was made for. Reads the job first: one that ends meanwhile is found as a recording. */
async function ownersOf({ db, store }: RecordingsPlace, assetId: string) {
  const making = (await findOpenJob(db, assetId))?.wish.order.entry;
  const made = await ownerOf(store, assetId).catch((error: unknown) => {
    // Whose it is cannot be told: the request is refused for it.
    if (error instanceof IngestFailure) return undefined;
    throw error;
  });
  return [making, made];
}

/**
 * The id of an entry's recording: its slug, or its type and slug where the slug alone is the recording of another type's entry. One
 * that it has keeps its id.
 */
export async function assetIdOf(place: RecordingsPlace, entry: EntryName): Promise<string> {
  const plain = `rec-${slugOf(entry.slug)}`;
  const typed = `rec-${slugOf(`${entry.contentType} ${entry.slug}`)}`;
  if ((await ownersOf(place, typed)).some((owner) => isSameEntry(owner, entry))) return typed;
  const isTaken = (await ownersOf(place, plain)).some((owner) => isOtherEntry(owner, entry));
  return isTaken ? typed : plain;
}
