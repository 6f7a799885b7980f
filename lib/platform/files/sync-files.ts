/** Files that have to outlive a power cut, written to the disk before anything relies on them. */
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

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
