import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Packages that ship only ES modules and must be transformed for jest. */
const esmOnly = [
  'until-async', 'jose', 'oidc-provider', 'nanoid', 'quick-lru', 'p-[^/]+', 'yocto-queue', 'openid-client', 'oauth4webapi',
  'cookie', 'react-pdf', 'pdfjs-dist', '@vidstack', 'vidstack', 'lit-html', 'media-captions', 'graphql-request', 'oidc-token-hash',
  'koa', '@koa', 'got', 'eta', 'jsesc', 'contentful', 'contentful-[^/]+', 'lucide', 'aws4fetch', 'hls\\.js', 'gettext-parser', '@tus', 'srvx',
]; // prettier-ignore

const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Long ones have a short version beside them; `npm run test:long` runs all.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.LONG_TESTS ? [] : ['\\.long\\.test\\.tsx?$'])],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.data'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup/jest-setup.ts'],
};

/** next/jest sets its own transformIgnorePatterns; ours replace them, so that ES-module-only packages are compiled. */
async function project(settings) {
  const config = await withNext({ ...shared, ...settings })();
  return {
    ...config,
    transformIgnorePatterns: [
      `/node_modules/(?!(?:${esmOnly.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}

export default async () => ({
  projects: [
    await project({
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/unit/**/*.test.ts'],
    }),
    await project({
      displayName: 'components',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/__tests__/unit/**/*.test.tsx'],
    }),
    await project({
      displayName: 'integration',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/integration/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/setup/postgres-setup.ts',
      globalTeardown: '<rootDir>/__tests__/support/setup/postgres-teardown.ts',
    }),
    await project({
      displayName: 'system',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/system/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/setup/system-setup.ts',
      globalTeardown: '<rootDir>/__tests__/support/setup/system-teardown.ts',
    }),
  ],
  // Ends what hangs; no test is about time (0088).
  testTimeout: 180_000,
  maxWorkers: 2,
});
