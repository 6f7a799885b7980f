// @ts-check
/** The translation chosen for a build: `WORDS=words/cy.po npm run build`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The value of WORDS that chooses the product's own words. */
const NONE = 'none';
/** The same for tests: what they build is not what the folder was chosen to be built in. */
const FOR_TESTS = 'test';

/** @param {string} root */
const lastFile = (root) => path.join(root, '.cache', 'words.built');

/**
 * Where WORDS names nothing, chooses what it named when this folder was built last: a command that was not given the variable must
 * not build a running library anew in another language. Answers that choice, null if it is the product's own words.
 * @param {string} root
 */
export function takeLastWords(root) {
  if (process.env.WORDS) return null;
  const last = existsSync(lastFile(root)) ? readFileSync(lastFile(root), 'utf8') : NONE;
  process.env.WORDS = last;
  return last === NONE ? null : last;
}

/** Keeps what is chosen for `takeLastWords`. @param {string} root */
export function keepWords(root) {
  if (process.env.WORDS === FOR_TESTS) return;
  mkdirSync(path.dirname(lastFile(root)), { recursive: true });
  writeFileSync(lastFile(root), process.env.WORDS || NONE);
}

/**
 * The absolute path of the file in WORDS, with a hash of its content; null for the product's own words (`none`, or nothing).
 * @param {string} root
 */
export function chosenWords(root) {
  const { WORDS } = process.env;
  if (WORDS === undefined || WORDS === '' || WORDS === NONE || WORDS === FOR_TESTS) return null;
  const file = path.resolve(root, WORDS);
  if (!existsSync(file))
    throw new Error(
      `WORDS, now or at the last build, names a file that does not exist: ${file} (WORDS=none builds it in its own words)`,
    );
  return { file, hash: createHash('sha256').update(readFileSync(file)).digest('hex') };
}
