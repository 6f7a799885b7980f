/** Chooses the store of recordings by configuration. */
import { EnvironmentError, EXIT_CONFIG, type Environment } from '@/lib/contracts/environment';
import { recordingsFolder } from '@/lib/platform/recordings-folder';
import { s3Calls, s3SettingsOf, type S3Variables } from '@/services/common/files/storage';
import { BucketStore } from './bucket';
import { serialized } from './serialized';
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
  if (config.MEDIA_STORAGE === 'filesystem') return { root, store: serialized(diskStore(root)) };
  const bucket = new BucketStore(s3Calls(s3SettingsOf('MEDIA_STORAGE', config)), root);
  return { root, store: serialized(bucket) };
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
