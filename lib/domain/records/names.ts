/** Names and titles as catalogues file them (contract library-standards §5). Pure. */

/** Belongs to the family name that follows. */
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

/** `Cosmo Adeyinka-Lisle` → `Adeyinka-Lisle, Cosmo`; a single name stays. `inverted` says whether it was turned. */
export function filedName(name: string): { text: string; inverted: boolean } {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return { text: name.trim(), inverted: false };
  let first = words.length - 1;
  while (first > 1 && PARTICLES.has(words[first - 1] ?? '')) first -= 1;
  return { text: `${words.slice(first).join(' ')}, ${words.slice(0, first).join(' ')}`, inverted: true };
}

export const familyName = (name: string): string => filedName(name).text.split(', ')[0] ?? '';

const ARTICLE = /^(?:The|An|A) (?=\S)/;

/** Characters of a leading article with its blank, which filing skips. */
export const nonFiling = (title: string): number => ARTICLE.exec(title)?.[0].length ?? 0;

export const withoutArticle = (name: string): string => name.replace(ARTICLE, '');

/** What has no place in a record: controls, and forms that are not composed. */
export const recordText = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
