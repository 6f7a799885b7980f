/** `npm run visual`: pictures of key screens against a baseline rendered in the same run; see scripts/visual.mjs. */
import { defineConfig } from '@playwright/test';
import shared from './playwright.config';

/** A blinking cursor of one row of pixels, or a rounding of one edge, is no change of a screen. */
const MAX_DIFFERING_PIXELS = 40;

const { globalSetup: _globalSetup, ...others } = shared;

export default defineConfig({
  ...others,
  testDir: '__tests__/visual',
  testMatch: '**/*.visual.ts',
  outputDir: '.cache/visual/differences',
  snapshotPathTemplate: '.cache/visual/baseline/{arg}{ext}',
  reporter: [['list']],
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: MAX_DIFFERING_PIXELS },
  },
});
