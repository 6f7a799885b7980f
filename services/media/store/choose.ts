/** Chooses the store of recordings by configuration. */
import type { Environment } from '@/lib/contracts/environment';
import { recordingsFolder } from '@/lib/platform/files/recordings-folder';
import { s3Calls, s3SettingsOf } from '@/services/common/files/storage';
import { BucketStore } from './bucket';
import { serialized } from './serialized';
import { diskStore, type RecordingPlace } from './store';

/** The variables that say where recordings are made and where they are stored. */
export const storeVariables = [
  'DATA_DIR', 'MEDIA_ROOT', 'MEDIA_DISK_RESERVE_MEGABYTES', 'MEDIA_STORAGE', 'S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY',
] as const; // prettier-ignore

type StoreVariables = Environment<(typeof storeVariables)[number]>;

/** Throws EnvironmentError, one line, if S3 is chosen but not fully configured. */
export function recordingPlace(config: StoreVariables): RecordingPlace {
  const root = recordingsFolder(config);
  const reserve = config.MEDIA_DISK_RESERVE_MEGABYTES * 1024 ** 2;
  const store =
    config.MEDIA_STORAGE === 'filesystem'
      ? diskStore(root)
      : new BucketStore(s3Calls(s3SettingsOf('MEDIA_STORAGE', config)), root);
  return { root, reserve, store: serialized(store) };
}
