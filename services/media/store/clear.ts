/** Clears the disk of a machine whose recordings lie in a bucket: of what only it has, and of what the bucket has too. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { nullIfMissing } from '@/lib/platform/files/missing-file';
import type { Logger } from '@/services/common/log';
import { FACTS } from '../ingest/change';
import { copiedAt, dropLocal } from './copies';
import { storedText, type RecordingPlace } from './store';

/** A copy is left over when it is older than any change takes; a younger one may be another process's. */
const COPY_LIFE_MS = DAY_MS;

/** Asset ids of the folders that a worker found. */
interface Cleared {
  /** Lay only on disk, because they predate the bucket; uploaded. */
  moved: string[];
  /** Left by a killed process, and in the bucket; deleted. */
  dropped: string[];
  /** Of an id that the bucket gives to another recording, or to one that cannot be compared; not touched. */
  left: string[];
  /** Not done yet, and why; not touched. */
  failed: { assetId: string; error: unknown }[];
}

type Place = Pick<RecordingPlace, 'root' | 'store'>;

/** Whether the folder holds the recording that the store has. */
async function isStored({ root, store }: Place, assetId: string): Promise<boolean> {
  const own = await nullIfMissing(readFile(path.join(root, assetId, FACTS), 'utf8'));
  return own !== null && own === (await storedText(store, assetId, FACTS));
}

async function fateOf(place: Place, assetId: string): Promise<Exclude<keyof Cleared, 'failed'> | null> {
  const copied = await copiedAt(place.root, assetId);
  if (copied !== null) return copied < Date.now() - COPY_LIFE_MS ? 'dropped' : null;
  if ((await place.store.names(assetId)).length === 0) return 'moved';
  return (await isStored(place, assetId)) ? 'dropped' : 'left';
}

async function clearOne(place: Place, assetId: string): ReturnType<typeof fateOf> {
  const fate = await fateOf(place, assetId);
  if (fate === 'moved') await place.store.change(assetId, async () => undefined);
  if (fate === 'dropped') await dropLocal(place.root, assetId);
  return fate;
}

const foldersOf = async (root: string): Promise<string[]> =>
  ((await nullIfMissing(readdir(root))) ?? []).filter((name) => !name.startsWith('.'));

/**
 * Uploads recordings that are only on disk, and deletes what a killed process left of those in the bucket. A folder with which that
 * cannot be done is reported, and does not keep the others from it.
 *
 * @param names folders to look at; all of them if they are not named
 */
export async function moveToBucket(place: Place, names?: readonly string[]): Promise<Cleared> {
  const cleared: Cleared = { moved: [], dropped: [], left: [], failed: [] };
  for (const assetId of names ?? (await foldersOf(place.root)))
    await clearOne(place, assetId).then(
      (fate) => fate && cleared[fate].push(assetId),
      (error: unknown) => cleared.failed.push({ assetId, error }),
    );
  return cleared;
}

/** The bucket may be away for minutes; a large recording is sent again whole. Ms. */
const RETRY_MS = 10 * 60_000;

function say(log: Logger, root: string, { moved, dropped, left, failed }: Cleared): void {
  if (moved.length > 0) log.info({ moved }, 'recordings that lay on the disk lie in the bucket now');
  if (dropped.length > 0) log.info({ dropped }, 'folders of recordings that the bucket has were deleted');
  if (left.length > 0)
    log.warn(
      { root, left },
      'these folders are not what the bucket has under their names and were left: it serves its own, so move or delete them',
    );
  for (const { assetId, error } of failed)
    log.warn(
      { err: error, assetId },
      'a recording that lies on the disk could not be moved into the bucket yet',
    );
}

/** Does this until no folder is left with which it failed. Never rejects: the queue goes on beside it. */
export async function keepMoving(place: Place, log: Logger, retryMs = RETRY_MS): Promise<void> {
  let names: string[] | undefined;
  for (;;) {
    try {
      const cleared = await moveToBucket(place, names);
      say(log, place.root, cleared);
      names = cleared.failed.map(({ assetId }) => assetId);
      if (names.length === 0) return;
    } catch (error) {
      log.warn({ err: error, root: place.root }, 'the folders of recordings could not be looked through');
    }
    await sleep(retryMs, undefined, { ref: false });
  }
}
