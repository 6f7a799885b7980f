/** Chooses the store of recordings by configuration, and clears the disk of what the bucket has. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError, EXIT_CONFIG, type Environment } from '@/lib/contracts/environment';
import { nullIfMissing } from '@/lib/platform/missing-file';
import { recordingsFolder } from '@/lib/platform/recordings-folder';
import { s3Calls, s3SettingsOf, type S3Variables } from '@/services/common/storage';
import { FACTS } from '../ingest/change';
import { BucketStore } from './bucket';
import { copiedAt, dropLocal } from './copies';
import { inTurn } from './in-turn';
import { diskStore, storedText, type RecordingStore } from './store';

/** The variables that say where recordings are made and where they are stored. */
export const storeVariables = [
  'DATA_DIR', 'MEDIA_ROOT', 'MEDIA_STORAGE', 'S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY',
] as const; // prettier-ignore

type StoreVariables = Environment<'DATA_DIR' | 'MEDIA_ROOT' | 'MEDIA_STORAGE'> & S3Variables;

export interface RecordingPlace {
  /** Folder of this machine in which recordings are made; absolute. */
  root: string;
  store: RecordingStore;
}

/** Throws EnvironmentError, one line, if S3 is chosen but not fully configured. */
export function recordingPlace(config: StoreVariables): RecordingPlace {
  const root = recordingsFolder(config);
  if (config.MEDIA_STORAGE === 'filesystem') return { root, store: inTurn(diskStore(root)) };
  const bucket = new BucketStore(s3Calls(s3SettingsOf('MEDIA_STORAGE', config)), root);
  return { root, store: inTurn(bucket) };
}

/** As `recordingPlace`, but exits the process with one line if the configuration is incomplete. */
export function placeOrExit(config: StoreVariables): RecordingPlace {
  try {
    return recordingPlace(config);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_CONFIG);
  }
}

/** A copy is left over when it is older than any change takes; a younger one may be another process's. */
const COPY_LIFE_MS = 24 * 60 * 60_000;

/** Asset ids of the folders that a worker found when it started. */
interface Cleared {
  /** Lay only on disk, because they predate the bucket; uploaded. */
  moved: string[];
  /** Left by a killed process, and in the bucket; deleted. */
  dropped: string[];
  /** Of an id that the bucket gives to another recording, or to one that cannot be compared; not touched. */
  left: string[];
}

/** Whether the folder holds the recording that the store has. */
async function isStored({ root, store }: RecordingPlace, assetId: string): Promise<boolean> {
  const own = await nullIfMissing(readFile(path.join(root, assetId, FACTS), 'utf8'));
  return own !== null && own === (await storedText(store, assetId, FACTS));
}

async function fateOf(place: RecordingPlace, assetId: string): Promise<keyof Cleared | null> {
  const copied = await copiedAt(place.root, assetId);
  if (copied !== null) return copied < Date.now() - COPY_LIFE_MS ? 'dropped' : null;
  if ((await place.store.names(assetId)).length === 0) return 'moved';
  return (await isStored(place, assetId)) ? 'dropped' : 'left';
}

/** Uploads recordings that are only on disk, and deletes what a killed process left of those in the bucket. */
export async function moveToBucket(place: RecordingPlace): Promise<Cleared> {
  const { root, store } = place;
  const cleared: Cleared = { moved: [], dropped: [], left: [] };
  const names = ((await nullIfMissing(readdir(root))) ?? []).filter((name) => !name.startsWith('.'));
  for (const assetId of names) {
    const fate = await fateOf(place, assetId);
    if (fate === null) continue;
    if (fate === 'moved') await store.change(assetId, async () => undefined);
    if (fate === 'dropped') await dropLocal(root, assetId);
    cleared[fate].push(assetId);
  }
  return cleared;
}
