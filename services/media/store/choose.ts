/** Chooses the store of recordings by configuration. */
import { readdir } from 'node:fs/promises';
import { EnvironmentError, EXIT_CONFIG, type Environment } from '@/lib/contracts/environment';
import { recordingsFolder } from '@/lib/platform/recordings-folder';
import { s3Calls, s3SettingsOf, type S3Variables } from '@/services/common/storage';
import { BucketStore } from './bucket';
import { copiedAt, dropLocal } from './copies';
import { inTurn } from './in-turn';
import { diskStore, type RecordingStore } from './store';

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

/**
 * Uploads recordings that are only on disk because they predate the bucket, and deletes what a killed process left of those in
 * the bucket. Returns the asset ids of the former.
 */
export async function moveToBucket({ root, store }: RecordingPlace): Promise<string[]> {
  const moved: string[] = [];
  const names = (await readdir(root).catch(() => [])).filter((name) => !name.startsWith('.'));
  for (const assetId of names) {
    const copied = await copiedAt(root, assetId);
    const isThere = copied === null && (await store.names(assetId)).length > 0;
    if (isThere || (copied !== null && copied < Date.now() - COPY_LIFE_MS)) await dropLocal(root, assetId);
    if (isThere || copied !== null) continue;
    await store.change(assetId, async () => undefined);
    moved.push(assetId);
  }
  return moved;
}
