/** Acts and scenes by number (docs/search.md §4). */

const count = String.raw`(\d{1,2}|[ivx]{1,5})`;
/** "act 1 scene 7", "act iii", "1.7", "III.ii". */
const placeReference = new RegExp(
  String.raw`\bact\s+${count}\b(?:[\s,.:;-]*(?:scene|sc)\b\.?\s*${count}\b)?|(?<![\d.:])\b([1-5])\.(\d{1,2})\b(?![.:\d])|\b([ivx]{1,3})\.([ivx]{1,4})\b`,
  'iu',
);

export interface PlaceReference {
  start: number;
  end: number;
  act: number;
  /** Null where only an act is named. */
  scene: number | null;
}

function numeral(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const values = [...text.toLowerCase()].map((letter) => ({ i: 1, v: 5, x: 10 })[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Where a query names an act or a scene by number; null when it does not. */
export function placeIn(text: string): PlaceReference | null {
  const match = placeReference.exec(text);
  if (!match) return null;
  const [act = '', scene] = match.slice(1).filter((part) => part !== undefined);
  return {
    start: match.index,
    end: match.index + match[0].length,
    act: numeral(act),
    scene: scene === undefined ? null : numeral(scene),
  };
}
