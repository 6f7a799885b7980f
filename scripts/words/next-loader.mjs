// @ts-check
/** Loader for a Next build in another language (next.config.js). Sources without words for people pass through. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from './catalogue.mjs';
import { isSpoken } from './places.mjs';
import { translateSource } from './translate.mjs';

/**
 * `root`: of the project; `catalogue`: the translation's file; `hash`: of its content, so that nothing cached from another
 * translation is reused.
 * @typedef {{ root: string, catalogue: string, hash: string }} LoaderOptions
 */

/** By hash. @type {Map<string, import('./catalogue.mjs').Catalogue>} */
const read = new Map();

/**
 * @this {{ resourcePath: string, getOptions: () => LoaderOptions }}
 * @param {string} source
 */
export default function translate(source) {
  const { root, catalogue: file, hash } = this.getOptions();
  const name = path.relative(root, this.resourcePath).replaceAll('\\', '/');
  if (!isSpoken(name)) return source;
  const catalogue = read.get(hash) ?? readCatalogue(readFileSync(file, 'utf8'));
  read.set(hash, catalogue);
  return translateSource(source, name, catalogue);
}
