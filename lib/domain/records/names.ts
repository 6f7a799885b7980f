/** Names and titles in the form that catalogues sort by (contract library-standards §5). Pure. */

/** Words that are part of the family name that follows. */
const PARTICLES: ReadonlySet<string> = new Set([
  'de',
  'la',
  'von',
  'van',
  'der',
  'Ní',
  'O’',
  "O'",
  'Mac',
  'St',
  'Nic',
  'du',
  'di',
]);

/** `Cosmo Adeyinka-Lisle` → `Adeyinka-Lisle, Cosmo`; a single name is unchanged. `inverted`: whether it was changed. */
export function filedName(name: string): { text: string; inverted: boolean } {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return { text: name.trim(), inverted: false };
  let first = words.length - 1;
  while (first > 1 && PARTICLES.has(words[first - 1] ?? '')) first -= 1;
  return { text: `${words.slice(first).join(' ')}, ${words.slice(0, first).join(' ')}`, inverted: true };
}

export const familyName = (name: string): string => filedName(name).text.split(', ')[0] ?? '';

const ARTICLE = /^(?:The|An|A) (?=\S)/;

/** Number of nonfiling characters: a leading article with its space. */
export const nonFiling = (title: string): number => ARTICLE.exec(title)?.[0].length ?? 0;

export const withoutArticle = (name: string): string => name.replace(ARTICLE, '');

/** Text for a record: without control characters and repeated spaces, in composed form (NFC). */
export const recordText = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
