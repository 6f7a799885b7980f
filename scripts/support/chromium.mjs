/** Finds a Chromium for the browser tests: CHROME_PATH, the system's, Playwright's own, else Debian's packages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall } from './installed.mjs';

/**
 * The same browser without a user interface, which no test looks at: with it the browser tests take about half the time
 * (219 s instead of 410 s for two files on two cores).
 */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const SYSTEM_PATHS = [
  WINDOWLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

/** Path of a Chromium, or null with a printed reason. */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    process.stdout.write(`  CHROME_PATH names ${named}, which does not exist\n`);
    return null;
  }
  const found = SYSTEM_PATHS.find((file) => existsSync(file)) ?? (await playwrightsOwn());
  if (found) return found;
  for (const file of [WINDOWLESS, '/usr/bin/chromium'])
    if (aptInstall([path.basename(file)]) && existsSync(file)) return file;
  process.stdout.write('  no Chromium: set CHROME_PATH, or install one (Debian: apt-get install chromium)\n');
  return null;
}
