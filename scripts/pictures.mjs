/**
 * `npm run pictures [-- WORDS]`: screenshots of every screen in every state and look (__tests__/visual/every-screen.pictures.ts)
 * under .cache/pictures/screens, and contact sheets of them under .cache/pictures/sheets, for a person to look through.
 * With WORDS, only screens whose name matches. PICTURES_RUNNING=1 uses the library that is running at E2E_PORT_BASE.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfMissing, requireNode } from './support/bootstrap.mjs';
import { findChromium } from './support/chromium.mjs';
import { startLibrary } from './support/library.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
requireNode();
installIfMissing(root);

const PORT_BASE = process.env.E2E_PORT_BASE ?? '21000';
const FOLDER = path.join('.cache', 'pictures');
const words = process.argv.slice(2);

const chromium = await findChromium();
if (chromium === null) {
  process.stderr.write('No Chromium can be found or installed here.\n');
  process.exit(1);
}

async function openLibrary() {
  if (process.env.PICTURES_RUNNING) return async () => {};
  const { status } = spawnSync(process.execPath, [path.join('scripts', 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the library could not be built');
  return startLibrary(root, PORT_BASE);
}

function take() {
  const grep = words.length > 0 ? ['-g', words.join(' ')] : [];
  const args = ['test', '-c', 'playwright.pictures.config.ts', ...grep];
  const env = { ...process.env, E2E_PORT_BASE: PORT_BASE, CHROME_PATH: chromium };
  return (
    spawnSync(path.join('node_modules', '.bin', 'playwright'), args, { stdio: 'inherit', env }).status === 0
  );
}

if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true });
const stop = await openLibrary();
let isComplete = false;
try {
  isComplete = take();
} finally {
  await stop();
}
const { writeSheets } = await import('./support/contact-sheets.mjs');
const count = await writeSheets(path.join(FOLDER, 'screens'), path.join(FOLDER, 'sheets'));
process.stdout.write(`${count} screens: ${path.join(FOLDER, 'sheets')}\n`);
process.exit(isComplete ? 0 : 1);
