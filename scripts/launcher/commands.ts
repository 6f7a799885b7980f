/**
 * The commands that use a library's database at this moment: none of them may stop it under another, and a backup waits for all.
 * Each has a file with its process id in DATA_DIR; one that was killed leaves its file, which then counts for nothing.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine } from './postgres/pid-file';

/** In DATA_DIR. */
export const COMMANDS = 'commands';

/** Says that this process uses the library; the answer takes that back. */
export async function joinCommands(dataDir: string): Promise<() => Promise<void>> {
  const folder = path.join(dataDir, COMMANDS);
  const file = path.join(folder, String(process.pid));
  await mkdir(folder, { recursive: true });
  await writeFile(file, (await commandLine(process.pid)) ?? '');
  return () => rm(file, { force: true });
}

/** Process ids of the other commands that are running. The command line tells one from a later process of the same number. */
export async function otherCommands(dataDir: string): Promise<number[]> {
  const folder = path.join(dataDir, COMMANDS);
  const found: number[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(name);
    if (pid === process.pid) continue;
    const written = await readFile(path.join(folder, name), 'utf8').catch(() => null);
    const command = await commandLine(pid);
    if (command !== null && command === written) found.push(pid);
    else await rm(path.join(folder, name), { force: true });
  }
  return found;
}

/** Throws, naming it, while a command uses the library. */
export async function requireNoCommand(dataDir: string): Promise<void> {
  const [command] = await otherCommands(dataDir);
  if (command !== undefined)
    throw new Error(`A command is running on ${dataDir} (process ${command}). Try again when it has ended`);
}
