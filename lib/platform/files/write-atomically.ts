/** Files that a reader finds whole, as they were or as they are now, even with several processes on one folder. */
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from './missing-file';

/**
 * Creates or replaces `file` in one step. `fill` writes its content to the path that it is given, beside the file, so that a
 * rename suffices; whether it also waits for the disk (`flush`) is its own matter. Makes the folder where there is none.
 * Rejects as `fill` does, and then leaves nothing behind: what is written in part would fill a full disk for good. A link,
 * a pipe or a device (`/dev/stdout`) is written to as it is: a rename would put a file in its place.
 */
export async function writeAtomically(
  file: string,
  fill: (partial: string) => Promise<unknown>,
): Promise<void> {
  const found = await nullIfMissing(lstat(file));
  if (found !== null && !found.isFile()) return void (await fill(file));
  const partial = `${file}.${randomUUID()}.partial`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await fill(partial);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
