/** What a library has outside DATA_DIR, where a backup does not reach. */
import path from 'node:path';
import { readEnvironment } from '@/lib/contracts/environment';
import { recordingsFolder } from '@/lib/platform/recordings-folder';
import { isWithin } from './files';

/** A line for each part that a backup of DATA_DIR leaves to others, with the variable that says where it is. */
export function notCopied(env: Readonly<Record<string, string | undefined>>): string[] {
  const config = readEnvironment(['DATA_DIR', 'MEDIA_ROOT', 'MEDIA_STORAGE', 'STORAGE'], env);
  const recordings = recordingsFolder(config);
  const isElsewhere = !isWithin(path.resolve(config.DATA_DIR), recordings);
  return [
    ...(env.DATABASE_URL ? ['without the database, which is not in DATA_DIR (DATABASE_URL)'] : []),
    ...(isElsewhere ? [`without ${recordings}, which is not in DATA_DIR (MEDIA_ROOT): copy it too`] : []),
    ...(config.MEDIA_STORAGE === 's3' ? ['without the recordings, which are in S3 (MEDIA_STORAGE)'] : []),
    ...(config.STORAGE === 's3' ? ['without the certificates, which are in S3 (STORAGE)'] : []),
  ];
}
