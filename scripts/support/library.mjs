/**
 * A browser and the whole library of a tree, for what measures or looks at them. Tests have an equivalent in TypeScript
 * (__tests__/e2e/support/system.ts), which jest can load but a plain script cannot.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareRoot } from './bootstrap.mjs';
import { findChromium } from './chromium.mjs';

/** Changes to the project's root, with its packages and a Chromium; exits with 1 where there is none. */
export async function prepareBrowser() {
  const root = prepareRoot();
  const executablePath = await findChromium();
  if (executablePath !== null) return { root, executablePath };
  process.stderr.write('No Chromium can be found or installed here.\n');
  process.exit(1);
}

/** Removes a data folder, and its database if that is elsewhere (scripts/launcher/postgres). */
function removeData(folder) {
  const note = path.join(folder, 'postgres', 'MOVED');
  const moved = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  rmSync(folder, { recursive: true, force: true });
  if (moved !== '') rmSync(moved, { recursive: true, force: true });
}

/** Builds the library in `folder` and starts it with its own data; once it is open, returns a function that stops it and removes them. */
export async function startLibrary(folder, portBase) {
  const { status } = spawnSync(process.execPath, [path.join('scripts', 'build.mjs')], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the library could not be built');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'library-'));
  const child = spawn(process.execPath, ['dist/launcher.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT_BASE: String(portBase), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const opened = new Promise((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('The library is open')) resolve(true);
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    removeData(dataDir);
  };
  if (await Promise.race([opened, ended.then(() => false)])) return stop;
  removeData(dataDir);
  throw new Error('the library did not open');
}

/** As `startLibrary`; with LIBRARY_RUNNING=1, uses the one that is running at `portBase`, and leaves it as it is. */
export const openLibrary = async (folder, portBase) =>
  process.env.LIBRARY_RUNNING ? async () => {} : startLibrary(folder, portBase);
