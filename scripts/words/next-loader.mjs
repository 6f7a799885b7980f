// @ts-check
/** Loader of the Next build in another language (next.config.js). Sources that say nothing pass through. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from './catalogue.mjs';
import { isSpoken } from './places.mjs';
import { translateSource } from './translate.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @type {Map<string, import('./catalogue.mjs').Catalogue>} */
const read = new Map();

/**
 * @this {{ resourcePath: string, getOptions: () => { catalogue: string, hash: string } }}
 * @param {string} source
 */
export default function translate(source) {
  const { catalogue: file, hash } = this.getOptions();
  const name = path.relative(root, this.resourcePath).replaceAll('\\', '/');
  if (!isSpoken(name)) return source;
  const catalogue = read.get(hash) ?? readCatalogue(readFileSync(file, 'utf8'));
  read.set(hash, catalogue);
  return translateSource(source, name, catalogue);
}
