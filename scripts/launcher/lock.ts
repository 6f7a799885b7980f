/** One launcher per data folder: a second one would take the database away from the first. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** In DATA_DIR. */
export const LOCK = 'launcher.pid';

async function isLauncher(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (command !== null) return command.includes('launcher');
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux';
  } catch {
    return false;
  }
}

/** Id of the process that runs the library in a data folder; null if none does. */
export async function launcherOn(dataDir: string): Promise<number | null> {
  const holder = Number(await readFile(path.join(dataDir, LOCK), 'utf8').catch(() => ''));
  return holder > 0 && holder !== process.pid && (await isLauncher(holder)) ? holder : null;
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
