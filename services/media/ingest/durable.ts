/**
 * Files that have to outlive a power cut: written to the disk before anything relies on them, and read so that one which was lost
 * in part is none.
 */
import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from '@/lib/platform/missing-file';
import { writeAtomically } from '@/lib/platform/write-atomically';

/** What a text says as JSON; null for a damaged one. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a file says as JSON; null if there is no such file, or it is damaged. Rejects if it cannot be read. */
export const readJson = async (file: string): Promise<unknown> =>
  jsonIn((await nullIfMissing(readFile(file, 'utf8'))) ?? '');

/** Creates or replaces a file in one step, and waits for the disk. */
export const writeDurably = (file: string, text: string): Promise<void> =>
  writeAtomically(file, (partial) => writeFile(partial, text, { flush: true }));

/** Waits until every file in a folder and below is on the disk: a mark that they are complete is not to outlive them. */
export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const file = await open(path.join(parentPath, name), 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}
