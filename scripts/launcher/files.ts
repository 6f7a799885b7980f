/** Folders of a library: the nearest that is there, and what lies in them. */
import { constants } from 'node:fs';
import { access, chown, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '@/lib/platform/files/missing-file';

/** The file itself, or the nearest folder above it that exists. */
export const nearest = async (file: string): Promise<string> =>
  (await exists(file)) ? file : nearest(path.dirname(file));

/** The folder that missing folders would be made in. One that cannot be seen is taken as it is named. */
export const standing = (folder: string): Promise<string> => nearest(folder).catch(() => folder);

/** Why this user cannot write in a folder, or make it, and what to do; null if they can. */
export async function unwritable(folder: string): Promise<string | null> {
  const there = await standing(folder);
  if ((await stat(there).catch(() => null))?.isDirectory() === false)
    return `${there} is no folder. Name another, or remove what is there`;
  const failed: unknown = await access(there, constants.W_OK | constants.X_OK).catch(
    (error: unknown) => error,
  );
  if (failed === undefined) return null;
  if ((failed as NodeJS.ErrnoException).code === 'EROFS')
    return `${there} is on a file system that is read-only here. Mount it for writing; a unit of systemd must name it in ReadWritePaths`;
  return there === folder
    ? `this user may not write in it. Run this as the user of the library, or give it to this one: chown -R USER ${folder}`
    : `this user may not make it in ${there}. As root: install -d -o USER ${folder}`;
}

/**
 * Makes DATA_DIR, where there is none, for its owner alone: logs and uploads are in it. As root others may pass through, because the
 * database's account has its folder in it (postgres/home.ts). Throws one line where nothing can be written in it.
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  const fault = await mkdir(dataDir, {
    recursive: true,
    mode: process.getuid?.() === 0 ? 0o711 : 0o700,
  }).then(
    () => unwritable(dataDir),
    async (error: NodeJS.ErrnoException) => (await unwritable(dataDir)) ?? error.message,
  );
  if (fault !== null) throw new Error(`DATA_DIR is ${dataDir}, and ${fault}`);
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
