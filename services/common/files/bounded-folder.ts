/** Bounds the room that a folder of copies takes, all of which can be made or fetched again. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from '@/lib/platform/files/missing-file';

/** What a file takes at least, as file systems give space; many tiny ones count as well. */
const BLOCK_BYTES = 4096;

/** The room that a file of so many bytes takes on a disk. */
export const spaceOf = (bytes: number): number => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;

/**
 * Deletes the files of a folder and its subfolders that were changed longest ago, until the others take at most `mostBytes`.
 *
 * @param isCopy whether a file of this name may be deleted, and counts
 */
export async function deleteOldest(
  folder: string,
  mostBytes: number,
  isCopy: (name: string) => boolean = () => true,
): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter(isCopy);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const facts = await nullIfMissing(stat(file));
      return facts?.isFile() ? [{ file, size: spaceOf(facts.size), changedAt: facts.mtimeMs }] : [];
    }),
  );
  const files = found.flat();
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of files.sort((a, b) => a.changedAt - b.changedAt)) {
    if (bytes <= mostBytes) return;
    await rm(file, { force: true });
    bytes -= size;
  }
}
