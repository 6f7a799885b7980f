/**
 * Copies of recordings that are in a bucket, fetched into a local folder to be changed there. A process that is killed leaves its
 * copy, which must not be taken for a recording that only lies here: it would come back after it was deleted from the bucket. A
 * file beside it says that it is a copy, from before it is whole until after it is gone.
 */
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from '@/lib/platform/files/missing-file';
import { WORK_FOLDER } from './store';

const markOf = (root: string, assetId: string) => path.join(root, WORK_FOLDER, `copy-${assetId}`);

/** To be called before the copy is put in its folder. */
export async function markCopy(root: string, assetId: string): Promise<void> {
  const mark = markOf(root, assetId);
  await mkdir(path.dirname(mark), { recursive: true });
  await writeFile(mark, '');
}

/** When the recording's folder was fetched, ms since 1970; null if it is no copy. */
export const copiedAt = async (root: string, assetId: string): Promise<number | null> =>
  (await nullIfMissing(stat(markOf(root, assetId))))?.mtimeMs ?? null;

/** Deletes the recording's folder, and then what says that it is a copy. */
export async function dropLocal(root: string, assetId: string): Promise<void> {
  await rm(path.join(root, assetId), { recursive: true, force: true });
  await rm(markOf(root, assetId), { force: true });
}
