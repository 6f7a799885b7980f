/** The object storage that configuration asks for. */
import path from 'node:path';
import type { Environment } from '@/lib/contracts/environment';
import {
  filesystemStorage,
  type ObjectStorage,
  s3SettingsOf,
  s3Storage,
  type S3Variables,
} from '@/services/common/files/storage';

/** Throws EnvironmentError, one line, when S3 is chosen and not all of it is configured. */
export function storageFrom(config: Environment<'DATA_DIR' | 'STORAGE'> & S3Variables): ObjectStorage {
  return config.STORAGE === 'filesystem'
    ? filesystemStorage(path.resolve(config.DATA_DIR, 'storage'))
    : s3Storage(s3SettingsOf('STORAGE', config));
}
