/** Tells a file that is not there from one that cannot be seen (no permission, a failing disk), which is never taken for missing. */
import { lstat } from 'node:fs/promises';

/** ENAMETOOLONG: no file can have such a name. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** What reading a file gives; null if there is no such file. Rejects with the system's error otherwise. */
export const nullIfMissing = <Read>(reading: Promise<Read>): Promise<Read | null> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (MISSING.has(error.code ?? '')) return null;
    throw error;
  });

/** Whether there is such a file, folder or link. Rejects with the system's error when that cannot be seen. */
export const exists = async (file: string): Promise<boolean> => (await nullIfMissing(lstat(file))) !== null;
