/** A whole system as `npm start` makes it, with a data folder and ports of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const START_TIMEOUT_MS = 10 * 60_000;
const STOP_TIMEOUT_MS = 30_000;

export interface System {
  portBase: number;
  dataDir: string;
  launcher: ChildProcess;
  output: () => string;
  stop: () => Promise<void>;
}

export interface SystemOptions {
  portBase: number;
  /** Reuses a data folder; without it a fresh one is made and removed at `stop`. */
  dataDir?: string;
  env?: Record<string, string>;
}

/** Removes a data folder, and its database where that lies outside (scripts/launcher/postgres). */
export async function removeData(folder: string): Promise<void> {
  const moved = await readFile(path.join(folder, 'postgres', 'MOVED'), 'utf8').catch(() => '');
  await rm(folder, { recursive: true, force: true });
  if (moved.trim() !== '') await rm(moved.trim(), { recursive: true, force: true });
}

/** Starts the system and resolves when it has printed that it is open. */
export async function startSystem({ portBase, dataDir, env = {} }: SystemOptions): Promise<System> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'library-e2e-')));
  const launcher = spawn(process.execPath, ['--enable-source-maps', 'dist/launcher.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT_BASE: String(portBase),
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const opened = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the system did not open:\n${text}`)), START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('The library is open')) {
        clearTimeout(timer);
        resolve();
      }
    };
    launcher.stdout.on('data', read);
    launcher.stderr.on('data', read);
    launcher.once('exit', (code) => reject(new Error(`the launcher ended with ${code}:\n${text}`)));
  });
  await opened;
  return {
    portBase,
    dataDir: folder,
    launcher,
    output: () => text,
    stop: async () => {
      await endProcess(launcher);
      if (dataDir === undefined) await removeData(folder);
    },
  };
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
