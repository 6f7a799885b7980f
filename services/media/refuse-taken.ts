/** Whether the new entry of a command may be made. Asks the queue and the library only where it is published, and only reads. */
import { sql } from 'kysely';
import { databaseFailure } from '@/services/common/database/database-failure';
import { openDatabase, type Database } from '@/services/common/database/database';
import { isMadeOf } from './ingest/check-order';
import { type EntryParameters, ParameterError, type JobParameters } from './ingest/order/parameters';
import { newEntryFault } from './new-entry';
import { hasEntry, renamedEntry } from './publish';
import { MEDIA_SCHEMA, type MediaTables } from './queue/tables';
import type { RecordingStore } from './store/store';

/** The queue, whose jobs may be making what is new; null where no database is named, or it has no queue yet. */
async function openQueue(): Promise<Database<MediaTables> | null> {
  const url = process.env.DATABASE_URL;
  if (!url) return null;
  const database = openDatabase<MediaTables>(url, MEDIA_SCHEMA, 1);
  try {
    const { rows } = await sql<{ table: string | null }>`
      select to_regclass(${`${MEDIA_SCHEMA}.recording_job`}) as "table"`.execute(database.db);
    if (rows[0]?.table != null) return database;
  } catch (error) {
    await database.close();
    throw databaseFailure(error, database.host);
  }
  await database.close();
  return null;
}

/** Opened with the first question, for all rows of a table. A failure is told for the row, and the next row asks again. */
export function lazyQueue() {
  let opened: ReturnType<typeof openQueue> | null = null;
  const forget = (error: unknown) => {
    opened = null;
    throw error;
  };
  return {
    open: () => (opened ??= openQueue().catch(forget)),
    [Symbol.asyncDispose]: async () => (await opened)?.close(),
  };
}

export type LazyQueue = ReturnType<typeof lazyQueue>;

interface TakenPlace {
  store: RecordingStore;
  queue: LazyQueue;
  isPublished: boolean;
}

/**
 * Throws ParameterError where an entry that has another slug by now shows the recording: the command would make a second entry of it.
 */
async function refuseRenamed({ assetId }: JobParameters['order'], entry: EntryParameters): Promise<void> {
  const renamed = await renamedEntry(entry, assetId);
  if (renamed === null) return;
  const { id, isSlugTaken } = renamed;
  const what = isSlugTaken ? 'exists and shows another recording, or none' : 'is called otherwise now';
  throw new ParameterError(
    `${entry.contentType}/${entry.slug} ${what}: the entry ${id} shows the recording ${assetId}. Say --entry ${entry.contentType}/ITS-SLUG --replace if it is that one`,
  );
}

/**
 * Throws ParameterError where what should be a new entry is there already, unless the command that made it is repeated and it still
 * has its slug; another error where that cannot be asked.
 */
export async function refuseTaken(
  { order, entry }: JobParameters,
  { store, queue, isPublished }: TakenPlace,
): Promise<void> {
  if (!entry?.create) return;
  if (await isMadeOf(order, store)) return isPublished ? refuseRenamed(order, entry) : undefined;
  const db = isPublished ? ((await queue.open())?.db ?? null) : null;
  const taken = await newEntryFault(order, { db, store, hasEntry: isPublished ? hasEntry : null });
  if (taken !== null)
    throw new ParameterError(
      `${taken}: say --entry ${entry.contentType}/${entry.slug} if it is that one, or give another --title`,
    );
}
