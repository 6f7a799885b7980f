/**
 * npm run bench:foreign: four catalogues of made-up titles (French, German, Russian, ancient Greek). Every title is searched for
 * by each of its distinctive words, as written and without diacritics. Argument (`-- --titles 5000`): titles in each.
 */
import { findability } from './relevance/findability';
import { foreignLanguages } from './relevance/foreign-titles';

const TARGET = 0.99;
const [titles = 2_000] = process.argv
  .slice(2)
  .map(Number)
  .filter((number) => number > 0);

for (const language of foreignLanguages) {
  const { written, folded, missed } = findability(language, titles);
  console.log(
    `${language.padEnd(10)} as written ${written.toFixed(4)}   without marks ${folded.toFixed(4)}   (at least ${TARGET})`,
  );
  if (missed.length > 0) console.log(`           not found: ${missed.slice(0, 12).join(', ')}`);
  if (Math.min(written, folded) < TARGET) process.exitCode = 1;
}
