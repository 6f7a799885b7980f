/**
 * The commands that use a library's database at this moment: none of them may stop it under another, and a backup waits for all.
 * Each has a file with its process id in DATA_DIR; one that was killed leaves its file, which then counts for nothing.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { giveToOwnerOf } from './files';
import { commandLine } from './postgres/pid-file';

/** In DATA_DIR. */
export const COMMANDS = 'commands';

/** What tells a process from a later one of its number. A digest: a command line may hold a token. Null if it has ended. */
async function markOf(pid: number): Promise<string | null> {
  const command = await commandLine(pid);
  return command === null ? null : createHash('sha256').update(command).digest('hex');
}

/** Says that this process uses the library; the answer takes that back. Of root's commands, the library's owner may tidy up. */
export async function joinCommands(dataDir: string): Promise<() => Promise<void>> {
  const folder = path.join(dataDir, COMMANDS);
  const file = path.join(folder, String(process.pid));
  await mkdir(folder, { recursive: true });
  await giveToOwnerOf(dataDir, folder);
  // In one step: a file without its mark would count for nothing.
  const partial = path.join(folder, `.${process.pid}`);
  await writeFile(partial, (await markOf(process.pid)) ?? '', { mode: 0o600 });
  await giveToOwnerOf(dataDir, partial);
  await rename(partial, file);
  return () => rm(file, { force: true });
}

/** Process ids of the other commands that are running. */
export async function otherCommands(dataDir: string): Promise<number[]> {
  const folder = path.join(dataDir, COMMANDS);
  const found: number[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    const written = await readFile(path.join(folder, name), 'utf8').catch(() => null);
    const mark = await markOf(pid);
    if (mark !== null && mark === written) found.push(pid);
    else await rm(path.join(folder, name), { force: true }).catch(() => undefined);
  }
  return found;
}

/** Throws, naming it, while a command uses the library. */
export async function requireNoCommand(dataDir: string): Promise<void> {
  const [command] = await otherCommands(dataDir);
  if (command !== undefined)
    throw new Error(`A command is running on ${dataDir} (process ${command}). Try again when it has ended`);
}
