/**
 * Starts the whole library of a built tree for a measurement, with its own data. Tests have an equivalent in TypeScript
 * (__tests__/e2e/support/system.ts), which jest can load but a plain script cannot.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Removes a data folder, and its database if that is elsewhere (scripts/launcher/postgres). */
function removeData(folder) {
  const note = path.join(folder, 'postgres', 'MOVED');
  const moved = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  rmSync(folder, { recursive: true, force: true });
  if (moved !== '') rmSync(moved, { recursive: true, force: true });
}

/** Starts the library in `folder`; once it is open, returns a function that stops it and removes its data. */
export async function startLibrary(folder, portBase) {
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
