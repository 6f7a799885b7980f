/**
 * The server that postmaster.pid names. The file survives a power cut, and its number may then be another process's, even
 * another PostgreSQL's: only a process whose command line names this data folder is taken for ours.
 */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const STOP_TIMEOUT_MS = 30_000;
const POLL_MS = 50;

/** Lines of postmaster.pid: the first is the pid, the fourth the port. */
export interface PidFile {
  pid: number;
  port: number;
}

async function readPidFile(data: string): Promise<PidFile | null> {
  const lines = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]) } : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process's command line, its words separated by spaces; null if the system does not tell. */
export async function commandLine(pid: number): Promise<string | null> {
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (words !== null) return words.replaceAll('\0', ' ').trim();
  // macOS has no /proc.
  const asked = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return asked.then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

/** Whether a command line is that of a server on this data folder, as server.ts starts it. */
const isServerOf = (data: string, command: string): boolean => `${command} `.includes(`postgres -D ${data} `);

/** The live server of this data folder, as its pid file names it; null if there is none. */
export async function liveServer(data: string): Promise<PidFile | null> {
  const found = await readPidFile(data);
  if (found === null || !isAlive(found.pid)) return null;
  return isServerOf(data, (await commandLine(found.pid)) ?? '') ? found : null;
}

/** The live server of this data folder if it has this port; one on another port is stopped, for only one may use the folder. */
export async function liveServerOn(data: string, port: number): Promise<PidFile | null> {
  const found = await liveServer(data);
  if (found === null || found.port === port) return found;
  await stopByPid(found.pid);
  return null;
}

/** Deletes the pid file if its number belongs to a process that is no server of this folder: PostgreSQL would wait for it. */
export async function forgetAnonymous(data: string): Promise<void> {
  const found = await readPidFile(data);
  if (found === null || !isAlive(found.pid)) return;
  const command = await commandLine(found.pid);
  // Of a process that the system does not tell about, PostgreSQL judges itself.
  if (command !== null && !isServerOf(data, command))
    await rm(path.join(data, 'postmaster.pid'), { force: true });
}

/**
 * Fast shutdown (SIGINT): closes open connections and loses nothing committed. Resolves when the process has exited, and rejects
 * if it has not in time: what it holds may be neither copied nor used by another.
 */
export async function stopByPid(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid)) {
    if (Date.now() > deadline)
      throw new Error(
        `The database (process ${pid}) has not ended in ${STOP_TIMEOUT_MS / 1_000} s; try again`,
      );
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
