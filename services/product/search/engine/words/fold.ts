/** From a word as written to the terms it is indexed and looked up by (docs/search.md §1). */

const latinGreekCyrillic: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ς: 'σ',
  ґ: 'г',
};
const letters = new RegExp(`[${Object.keys(latinGreekCyrillic).join('')}]`, 'g');
/** Combining diacritics, Hebrew points, Arabic vowel signs: their scripts are read without them. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
/** Apostrophes, full stops, and other characters that decomposition adds (spaces of Arabic ligatures). */
const joiners = /[^\p{L}\p{N}\p{M}]/gu;
const plain = /^[a-z0-9]+$/;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]/u;
const unspacedRuns =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]+/gu;

/** One word without case, accents, ligatures and apostrophes. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (plain.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(joiners, '')
    .toLowerCase()
    .replace(marks, '')
    .replace(letters, (letter) => latinGreekCyrillic[letter] ?? letter)
    .normalize('NFC');
}

/** Whether a term is of a script that puts no spaces between words. */
export const isUnspaced = (term: string): boolean => !plain.test(term) && unspaced.test(term);

/** An article or preposition that lost its vowel before one: French, Italian, Catalan. */
const elided =
  /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|dell|all|nell|sull|dall|un|quell|gl)['’‘ʼ`´＇](?=[aeiouyhàâæéèêëîïôœùûü]\p{L})/iu;

/** The terms of one word: itself folded, or pairs of neighbouring characters where its script has no spaces. */
export function termsOfWord(word: string): string[] {
  const folded = foldWord(word.replace(elided, ''));
  if (plain.test(folded)) return [folded];
  if (!unspaced.test(folded)) return folded === '' ? [] : [folded];
  return (folded.match(unspacedRuns) ?? []).flatMap((run) => (unspaced.test(run) ? pairs(run) : [run]));
}

function pairs(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}
