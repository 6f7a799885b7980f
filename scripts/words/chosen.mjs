// @ts-check
/** The translation chosen for a build: `WORDS=words/cy.po npm run build`. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The absolute path of the file in WORDS, with a hash of its content; null for the product's own words.
 * @param {string} root
 */
export function chosenWords(root) {
  const { WORDS } = process.env;
  if (WORDS === undefined || WORDS === '') return null;
  const file = path.resolve(root, WORDS);
  if (!existsSync(file)) throw new Error(`WORDS names a file that does not exist: ${file}`);
  return { file, hash: createHash('sha256').update(readFileSync(file)).digest('hex') };
}
