/**
 * Subsets the variable fonts that pages use: what none of our style rules needs is a third of their bytes or more, and
 * delays the first paint of every page (docs/decisions/0016).
 *
 * Titles have one weight, and one optical size serves everything from a card to the hero: the full font has nine weights
 * and all sizes between 9 and 144 points. Text keeps its weights, but drops glyphs reached only by OpenType features:
 * fractions, and figures of different widths.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const TYPEFACES = path.join('node_modules', '@fontsource-variable');
/** Folder from which `styles/fonts.ts` loads them. */
const FOLDER = path.join('.cache', 'faces');
/** `font-weight` of `components/ui/text/heading.module.css`; the 40-point design is for titles, and still works at a card's 18. */
const TITLE = { variationAxes: { wght: 560, opsz: 40 } };
const TEXT = { noLayoutClosure: true };

const faces = [
  ['fraunces', 'fraunces-latin-opsz-normal', 'fraunces-latin', TITLE],
  ['fraunces', 'fraunces-latin-ext-opsz-normal', 'fraunces-latin-ext', TITLE],
  ['source-sans-3', 'source-sans-3-latin-wght-normal', 'source-sans-3-latin', TEXT],
];

async function cut(root, [typeface, whole, name, options]) {
  const [{ default: subsetFont }, { create }] = await Promise.all([import('subset-font'), import('fontkit')]);
  const font = await readFile(path.join(root, TYPEFACES, typeface, 'files', `${whole}.woff2`));
  const everyCharacter = String.fromCodePoint(...create(font).characterSet);
  const face = await subsetFont(font, everyCharacter, { targetFormat: 'woff2', ...options });
  await writeFile(path.join(root, FOLDER, `${name}.woff2`), face);
}

/** Writes the subset fonts. Takes less than a second; done before each build of the web app. */
export async function cutFaces(root) {
  await mkdir(path.join(root, FOLDER), { recursive: true });
  for (const face of faces) await cut(root, face);
}
