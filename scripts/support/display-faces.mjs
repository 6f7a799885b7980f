/**
 * The faces that titles are set in, cut from the typeface's variable font: every title has one weight, and one optical
 * size serves from a card to the hero. The whole font has nine weights and all sizes between 9 and 144 points, four
 * times the bytes, on the way of the first picture of every page (docs/decisions/0016).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const TYPEFACE = path.join('node_modules', '@fontsource-variable', 'fraunces', 'files');
/** Where `styles/fonts.ts` takes them from. */
const FOLDER = path.join('.cache', 'faces');
/** `font-weight` of `components/ui/heading.module.css`; 40 points are drawn for titles, and hold at a card's 18. */
const AXES = { wght: 560, opsz: 40 };

async function cut(root, subset) {
  const [{ default: subsetFont }, { create }] = await Promise.all([import('subset-font'), import('fontkit')]);
  const whole = await readFile(path.join(root, TYPEFACE, `fraunces-${subset}-opsz-normal.woff2`));
  const everyCharacter = String.fromCodePoint(...create(whole).characterSet);
  const face = await subsetFont(whole, everyCharacter, { targetFormat: 'woff2', variationAxes: AXES });
  await writeFile(path.join(root, FOLDER, `fraunces-${subset}.woff2`), face);
}

/** Writes the basic and the extended face. Under a second; done before each build of the web app. */
export async function cutDisplayFaces(root) {
  await mkdir(path.join(root, FOLDER), { recursive: true });
  for (const subset of ['latin', 'latin-ext']) await cut(root, subset);
}
