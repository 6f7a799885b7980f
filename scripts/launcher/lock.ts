/** One launcher per data folder: a second one would take the database away from the first. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { giveToOwnerOf } from './files';
import { commandLine } from './postgres/pid-file';

/** In DATA_DIR: the process that holds the lock, for commands and for people (`kill $(cat …)`). Written once it is held. */
const PID_FILE = 'launcher.pid';

/** In DATA_DIR: the lock itself, a folder with one file, whose name begins with its holder's process id. */
const HELD = 'launcher.lock';

/** What `rename` answers where the folder is not empty. */
const TAKEN = ['ENOTEMPTY', 'EEXIST'];

/** The bundle that copies a library and restores one; it holds the same lock. */
const COPIER = 'launcher-backup';

/** Whether a name in DATA_DIR is of the lock: no part of the library, so never copied. */
export const isOfLock = (name: string): boolean => name === PID_FILE || name.startsWith(HELD);

interface Holder {
  pid: number;
  command: string;
}

/** Another process that is a launcher, and its command line; null if it has ended. */
async function launcherWith(pid: number): Promise<Holder | null> {
  if (!(pid > 0) || pid === process.pid) return null;
  const command = await commandLine(pid);
  return command?.includes('launcher') ? { pid, command } : null;
}

/** The process that holds the lock, and its command line; null if it has ended. */
const holderOf = async (dataDir: string): Promise<Holder | null> =>
  launcherWith(Number(await readFile(path.join(dataDir, PID_FILE), 'utf8').catch(() => '')));

/** Id of the process that runs the library in a data folder; null if none does. */
export const launcherOn = async (dataDir: string): Promise<number | null> =>
  (await holderOf(dataDir))?.pid ?? null;

/** Throws while the library is being copied or restored. */
export async function requireNoCopying(dataDir: string): Promise<void> {
  const holder = await holderOf(dataDir);
  if (holder?.command.includes(COPIER))
    throw new Error(
      `${dataDir} is being copied or restored (process ${holder.pid}). Try again when that has ended`,
    );
}

/** @param holder throws, naming this process, unless it is null */
function refuse(dataDir: string, holder: Holder | null): void {
  if (holder !== null)
    throw new Error(
      `The library already runs on ${dataDir} (process ${holder.pid}). Stop it, or set another DATA_DIR.`,
    );
}

/** Removes the files of holders that have ended, each by its own name, so never that of one which took the lock meanwhile. */
async function removeEnded(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, HELD);
  for (const name of await readdir(folder).catch(() => [])) {
    refuse(dataDir, await launcherWith(Number.parseInt(name, 10)));
    await rm(path.join(folder, name), { force: true });
  }
}

/**
 * Takes the lock or throws, naming the process that holds it. A dead holder's lock is taken over. Of several that start at once
 * one gets it: a folder takes the place of another in one step, and only of one that is empty.
 */
export async function takeLock(dataDir: string): Promise<() => Promise<void>> {
  // Also of the last release, which wrote this file alone.
  refuse(dataDir, await holderOf(dataDir));
  const folder = path.join(dataDir, HELD);
  const mine = `${process.pid}-${randomUUID()}`;
  const ready = `${folder}.${process.pid}`;
  await rm(ready, { recursive: true, force: true });
  await mkdir(ready);
  await giveToOwnerOf(dataDir, ready);
  await writeFile(path.join(ready, mine), '');
  try {
    while (!(await takesPlace(ready, folder))) await removeEnded(dataDir);
  } finally {
    await rm(ready, { recursive: true, force: true });
  }
  const file = path.join(dataDir, PID_FILE);
  await writeFile(file, String(process.pid));
  return async () => {
    await rm(file, { force: true });
    await rm(path.join(folder, mine), { force: true });
    // Not if the next one has taken it already.
    await rmdir(folder).catch(() => undefined);
  };
}

/** Moves a folder to a place that must be free or an empty folder; false if it is neither. */
const takesPlace = (ready: string, folder: string): Promise<boolean> =>
  rename(ready, folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (TAKEN.includes(error.code ?? '')) return false;
      throw error;
    },
  );
