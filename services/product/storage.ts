/** The object storage that configuration asks for. */
import path from 'node:path';
import type { Environment } from '@/lib/contracts/environment';
import { filesystemStorage, type ObjectStorage, s3Storage } from '@/services/common/storage';

type StorageVariables = Environment<
  | 'DATA_DIR'
  | 'STORAGE'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** Ends the process with one line when S3 is chosen and not all of it is configured. */
export function storageFrom(config: StorageVariables): ObjectStorage {
  if (config.STORAGE === 'filesystem') return filesystemStorage(path.resolve(config.DATA_DIR, 'storage'));
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    process.stderr.write(
      'STORAGE is s3: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required\n',
    );
    process.exit(78);
  }
  return s3Storage({ endpoint, region, bucket, accessKeyId, secretAccessKey });
}
