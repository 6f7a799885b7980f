/**
 * Files that have to outlive a power cut: written to the disk before anything relies on them, and read so that one which was lost
 * in part is none.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { nullIfMissing } from '@/lib/platform/files/missing-file';
import { writeAtomically } from '@/lib/platform/files/write-atomically';

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
