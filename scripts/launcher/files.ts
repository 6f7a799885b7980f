/** Folders of a library: the nearest that is there, and what lies in them. */
import { chown, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '@/lib/platform/files/missing-file';

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

/**
 * Gives `file` to the owner of `model`: root may run a command on a library that runs as another user, who could not read
 * root's file, nor tidy it up.
 */
export async function giveToOwnerOf(model: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(model);
  await chown(file, uid, gid);
}
