/** Browser tests against one freshly started system, shared by all files; see __tests__/e2e/support/system.ts. */
import { defineConfig } from '@playwright/test';
import { E2E_PORT_BASE } from './__tests__/e2e/support/ports';
import { chromiumPath } from './scripts/support/chromium.mjs';

const executablePath = await chromiumPath();

export default defineConfig({
  testDir: '__tests__/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './__tests__/e2e/support/global-setup.ts',
  fullyParallel: true,
  // Long ones have a short version beside them; `npm run test:browser` runs all.
  ...(process.env.LONG_TESTS ? {} : { grepInvert: /@long/ }),
  workers: 2,
  // A browser and two systems on two cores: what fails once through their load is tried again, and named at the end.
  retries: 1,
  // These end what hangs; no test is about time (0088).
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: '.cache/e2e',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/reports/e2e.json' }],
  ],
  use: {
    baseURL: `http://localhost:${E2E_PORT_BASE}`,
    // What a worker passes on, no test can stand in for; offline.spec.ts has it.
    serviceWorkers: 'block',
    // Recording every test for the few that fail would cost a sixth of the time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
