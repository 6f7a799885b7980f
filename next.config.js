import { chosenWords } from './scripts/words/chosen.mjs';

/** What only development has: the style guide, whose page file ends in `.js` (pages/styleguide.js). */
const development = {
  pageExtensions: ['ts', 'tsx', 'js'],
  rewrites: () => Promise.resolve([{ source: '/_styleguide', destination: '/styleguide' }]),
};

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The gateway validates what it keeps (gateway/pages/cached-response.ts); nothing else may be kept by anyone. The framework would read
  // every page once more, character by character: a tenth of what a page costs.
  generateEtags: false,
  pageExtensions: ['ts', 'tsx'],
  images: {
    loader: 'custom',
    loaderFile: './lib/browser/images/loader.ts',
    // R-CON-4 without the band that starts at 1 px, which is no picture width.
    deviceSizes: [501, 569, 768, 1024, 1296, 1440],
    imageSizes: [160, 320],
  },
  turbopack: {
    resolveAlias: {
      zod: { browser: './lib/browser/zod.ts' },
      '../build/polyfills/polyfill-module': { browser: './lib/browser/polyfills.ts' },
    },
  },
  // Types are checked once, by `npm run types`.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Back and Forward restore the scroll position after the results are there again.
    scrollRestoration: true,
    // There is no second router whose pages the browser would have to tell apart.
    clientRouterFilter: false,
  },
};

/**
 * A build with `WORDS=file.po` says its sentences in that language. Only then is there a loader, and only while building.
 * @returns {import('next').NextConfig}
 */
function translated() {
  const words = chosenWords(import.meta.dirname);
  if (words === null) return config;
  const options = { root: import.meta.dirname, catalogue: words.file, hash: words.hash };
  const loaders = [{ loader: './scripts/words/next-loader.mjs', options }];
  const rule = { loaders, condition: { not: 'foreign' } };
  return { ...config, turbopack: { ...config.turbopack, rules: { '*.ts': rule, '*.tsx': rule } } };
}

/** @param {string} phase */
export default function configuration(phase) {
  if (phase === 'phase-development-server') return { ...config, ...development };
  return phase === 'phase-production-build' ? translated() : config;
}
