/** The mark of a restore that has not come to its end: half a library would start as an empty one, with the old keys. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EnvironmentError } from '@/lib/contracts/environment';
import { exists } from '@/lib/platform/files/missing-file';
import { sync } from '@/lib/platform/files/sync-files';

/** In DATA_DIR. */
export const RESTORE_MARK = 'restore.partial';

/** Sets the mark before anything is restored. */
export async function markRestore(dataDir: string): Promise<void> {
  await writeFile(path.join(dataDir, RESTORE_MARK), '');
  await sync(dataDir);
}

/** Takes the mark away. */
export async function unmarkRestore(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, RESTORE_MARK), { force: true });
  await sync(dataDir);
}

/** Throws EnvironmentError, in one line, on a folder into which a restore was interrupted. */
export async function requireRestored(dataDir: string): Promise<void> {
  if (await exists(path.join(dataDir, RESTORE_MARK)))
    throw new EnvironmentError(
      `DATA_DIR: a restore into ${dataDir} was interrupted. Run it again (npm run restore -- FOLDER); it replaces what it left`,
    );
}
