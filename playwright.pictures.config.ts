/** `npm run pictures`: every screen in every look, to be looked at by a person; see scripts/pictures.mjs. */
import { defineConfig } from '@playwright/test';
import shared from './playwright.config';

const { globalSetup: _globalSetup, grepInvert: _grepInvert, ...others } = shared;

export default defineConfig({
  ...others,
  testDir: '__tests__/visual',
  testMatch: '**/*.pictures.ts',
  timeout: 240_000,
  retries: 1,
  outputDir: '.cache/pictures/failures',
  reporter: [['line']],
});
