/** Fonts that every document embeds: Source Sans 3 (SIL Open Font License), in its Latin and extended Latin parts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { sfntOf } from './woff';

const faces = { regular: '400-normal', bold: '700-normal', italic: '400-italic' } as const;
export type Face = keyof typeof faces;

/** The folder of the package: documents are made from the project's root, bundled or not. */
function fontFolder(): string {
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  return path.join(path.dirname(require.resolve('@fontsource/source-sans-3/package.json')), 'files');
}

interface FontFile {
  /** Name under which the face is registered. */
  name: string;
  font: Font;
}

function fontOf(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('glyphsForString' in font)) throw new TypeError('A collection of fonts stands where one font should');
  return font;
}

let opened: FontFile[] | undefined;

/** Every face, opened once for all documents of a run: reading a font takes longer than setting a page. */
export function fontFiles(): FontFile[] {
  const folder = fontFolder();
  const open = (name: string) =>
    fontOf(sfntOf(readFileSync(path.join(folder, `source-sans-3-${name}.woff`))));
  opened ??= Object.entries(faces).flatMap(([face, name]) => [
    { name: face, font: open(`latin-${name}`) },
    { name: `${face}-extended`, font: open(`latin-ext-${name}`) },
  ]);
  return opened;
}

/** Letters that only the extended part of the font has, such as č. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]+/g;

/** A text in pieces that one font file can set each. */
export function piecesOf(text: string, face: Face): { text: string; font: string }[] {
  const pieces: { text: string; font: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(EXTENDED)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), font: face });
    pieces.push({ text: match[0], font: `${face}-extended` });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), font: face });
  return pieces;
}
