/**
 * `npm run words`: extracts every sentence that people see into words/library.pot, the template that translators start from.
 * `--pseudo` writes a pseudo-translation to .cache/pseudo.po instead, which shows on screen what was not extracted;
 * `--check FILE` reports how much of a translation is done, and exits with 1 if one of its sentences cannot be used.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gathered, gettextFile, keyOf, messageOf, readCatalogue, translationIn } from './words/catalogue.mjs';
import { keepsSigns } from './words/parts.mjs';
import { pseudo, PSEUDO_LANGUAGE } from './words/pseudo.mjs';

const root = path.resolve(import.meta.dirname, '..');

function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  process.stdout.write(`${file} written\n`);
}

/**
 * Reports translated sentences, those of them that stand under another feature in the file, those no longer in the source, and those
 * that lost a numbered placeholder.
 */
function check(file, entries) {
  const catalogue = readCatalogue(readFileSync(file, 'utf8'));
  const { language, sentences } = catalogue;
  const found = entries.flatMap(({ feature, message }) => {
    const translation = translationIn(catalogue, feature, message);
    return translation === null ? [] : [{ feature, message, translation }];
  });
  const moved = found.filter(({ feature, message }) => !sentences.has(keyOf(feature, message)));
  const messages = new Set(entries.map(({ message }) => message));
  const unknown = [...sentences.keys()].filter((key) => !messages.has(messageOf(key))).length;
  process.stdout.write(
    `${language}: ${found.length} of ${entries.length} sentences, ${moved.length} of them found by the sentence alone; ${unknown} unknown\n`,
  );
  const broken = found.filter(({ message, translation }) => !keepsSigns(message, translation));
  for (const { message, translation } of broken)
    process.stdout.write(`signs differ: ${message} → ${translation}\n`);
  return broken.length === 0;
}

const [option, file] = process.argv.slice(2);
const entries = gathered(root);
if (option === '--check') process.exitCode = check(file, entries) ? 0 : 1;
else if (option === '--pseudo') write('.cache/pseudo.po', gettextFile(entries, PSEUDO_LANGUAGE, pseudo));
else write('words/library.pot', gettextFile(entries, ''));
