/** Files of a library: the nearest that is there, and whether they are on the disk. */
import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '@/lib/platform/missing-file';

/** The file itself, or the nearest folder above it that exists. */
export const nearest = async (file: string): Promise<string> =>
  (await exists(file)) ? file : nearest(path.dirname(file));

/**
 * Makes DATA_DIR, where there is none, for its owner alone: logs and uploads are in it. As root others may pass through, because the
 * database's account has its folder in it (postgres/home.ts).
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

/** Whether a folder is `outer` or below it. */
export function isWithin(outer: string, folder: string): boolean {
  const way = path.relative(outer, folder);
  return !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way));
}

/** Resolves when the system has written a file, or the names in a folder, to the disk. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for a folder and everything in it. */
export async function syncAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries)
    if (entry.isFile() || entry.isDirectory()) await sync(path.join(entry.parentPath, entry.name));
  await sync(folder);
}
