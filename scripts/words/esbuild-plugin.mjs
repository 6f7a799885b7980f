// @ts-check
/** Applies a translation to what esbuild bundles: the services and the gateway. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from './catalogue.mjs';
import { isSpoken } from './places.mjs';
import { translateSource } from './translate.mjs';

/**
 * @param {string} root @param {string} file the translation
 * @returns {import('esbuild').Plugin}
 */
export function wordsPlugin(root, file) {
  const catalogue = readCatalogue(readFileSync(file, 'utf8'));
  return {
    name: 'words',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path: source }) => {
        const name = path.relative(root, source).replaceAll('\\', '/');
        if (!isSpoken(name)) return undefined;
        const contents = translateSource(readFileSync(source, 'utf8'), name, catalogue);
        return { contents, loader: name.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
