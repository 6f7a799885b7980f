/** Finds a Chromium for the browser tests: CHROME_PATH, Debian's without a window, the system's, Playwright's own. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall } from './installed.mjs';

/**
 * The same browser without a user interface, which no test looks at: with it the browser tests take about half the time
 * (219 s instead of 410 s for two files on two cores).
 */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Path of a Chromium, CHROME_PATH before all; where none is there, the path at which Playwright would have its own. Installs nothing. */
export const chromiumPath = async () =>
  // Set to nothing, the variable names no browser.
  process.env.CHROME_PATH ||
  ([WINDOWLESS, ...SYSTEM_PATHS].find((file) => existsSync(file)) ?? (await playwrightsOwn()));

/** As `chromiumPath`, and installs one where that is possible. Path of a Chromium, or null with a printed reason. */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    process.stdout.write(`  CHROME_PATH names ${named}, which does not exist\n`);
    return null;
  }
  // Also where another one is there: installing it takes seconds, and saves a run of all tests some twenty minutes.
  if (!existsSync(WINDOWLESS)) aptInstall([path.basename(WINDOWLESS)]);
  const found = await chromiumPath();
  if (existsSync(found)) return found;
  if (aptInstall(['chromium']) && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  process.stdout.write('  no Chromium: set CHROME_PATH, or install one (Debian: apt-get install chromium)\n');
  return null;
}
