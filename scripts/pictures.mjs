/**
 * `npm run pictures [-- WORDS]`: screenshots of every screen in every state and look (__tests__/visual/every-screen.pictures.ts)
 * under .cache/pictures/screens, and contact sheets of them under .cache/pictures/sheets, for a person to look through.
 * With WORDS, only screens whose name matches. LIBRARY_RUNNING=1 uses the library that is running at E2E_PORT_BASE.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { openLibrary, prepareBrowser } from './support/library.mjs';

const { root, executablePath } = await prepareBrowser();

const PORT_BASE = process.env.E2E_PORT_BASE ?? '21000';
const FOLDER = path.join('.cache', 'pictures');
const words = process.argv.slice(2);

function take() {
  const grep = words.length > 0 ? ['-g', words.join(' ')] : [];
  const args = ['test', '-c', 'playwright.pictures.config.ts', ...grep];
  const env = { ...process.env, E2E_PORT_BASE: PORT_BASE, CHROME_PATH: executablePath };
  return (
    spawnSync(path.join('node_modules', '.bin', 'playwright'), args, { stdio: 'inherit', env }).status === 0
  );
}

if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true });
const stop = await openLibrary(root, PORT_BASE);
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
