/** One launcher per data folder: a second one would take the database away from the first. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine } from './postgres/pid-file';

/** In DATA_DIR. */
export const LOCK = 'launcher.pid';

/** The bundle that copies a library and restores one; it holds the same lock. */
const COPIER = 'launcher-backup';

/** The process that holds the lock, and its command line; null if it has ended. */
async function holderOf(dataDir: string): Promise<{ pid: number; command: string } | null> {
  const pid = Number(await readFile(path.join(dataDir, LOCK), 'utf8').catch(() => ''));
  if (!(pid > 0) || pid === process.pid) return null;
  const command = await commandLine(pid);
  return command?.includes('launcher') ? { pid, command } : null;
}

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

/** Takes the lock or throws, naming the process that holds it. A dead holder's lock is taken over. */
export async function takeLock(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, LOCK);
  const holder = await launcherOn(dataDir);
  if (holder !== null) {
    throw new Error(
      `The library already runs on ${dataDir} (process ${holder}). Stop it, or set another DATA_DIR.`,
    );
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}
