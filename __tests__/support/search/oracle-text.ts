/** Words, terms and distances as docs/search.md §1 and §2 define them, for the oracle. */

import words from '@/services/product/search/data/words.json';

const SPECIAL: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ŋ: 'n', ς: 'σ', ґ: 'г' }; // prettier-ignore
export const STOP = new Set(words.languages.en.split(' '));
const LIGHT = new Set(
  [words.light, ...Object.values(words.languages)].flatMap((list) => list.split(' ')).map(oracleFold),
);
const KINDS = new Set(words.kinds.split(' '));
export const NO_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]/u;

/** §1 */
export function oracleFold(word: string): string {
  let out = '';
  for (const character of word.toLowerCase().normalize('NFKD').toLowerCase()) {
    const code = character.codePointAt(0)!;
    const mark =
      (code >= 0x300 && code <= 0x36f) ||
      (code >= 0x591 && code <= 0x5c7) ||
      (code >= 0x64b && code <= 0x65f) ||
      code === 0x670;
    if (!mark && /[\p{L}\p{N}\p{M}]/u.test(character)) out += SPECIAL[character] ?? character;
  }
  return out.normalize('NFC');
}

const LETTER = /[\p{L}\p{N}\p{M}]/u;
const APOSTROPHES = "'’‘ʼ`´＇";

/** §1: words by walking the text. */
export function oracleWords(text: string): string[] {
  const characters = [...text];
  const words: string[] = [];
  for (let at = 0; at < characters.length;) {
    const special = codeAt(characters, at) ?? negatedAt(characters, at);
    if (special !== null) {
      words.push(special);
      at += [...special].length;
      continue;
    }
    const dotted = dottedAt(characters, at);
    if (dotted) {
      words.push(dotted.word);
      at = dotted.end;
      continue;
    }
    if (!LETTER.test(characters[at]!)) {
      at++;
      continue;
    }
    let word = '';
    while (at < characters.length) {
      const character = characters[at]!;
      const inside = APOSTROPHES.includes(character) && word !== '' && LETTER.test(characters[at + 1] ?? ' ');
      if (!LETTER.test(character) && !inside) break;
      word += character;
      at++;
    }
    words.push(word);
  }
  return words;
}

/** `TH:Pr4.1`: a word's beginning, parts joined by a colon or by two full stops, a digit somewhere. */
function codeAt(characters: string[], at: number): string | null {
  if (at > 0 && LETTER.test(characters[at - 1]!)) return null;
  const rest = characters.slice(at).join('');
  const match =
    /^\p{L}[\p{L}\p{N}-]{0,30}(?::[\p{L}\p{N}]+|\.[\p{L}\p{N}-]{1,30}(?=\.[\p{L}\p{N}]))(?:\.[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)*/u.exec(
      rest,
    )?.[0];
  return match && /^[\p{L}\p{N}.:-]{1,40}\p{N}/u.test(rest) ? match : null;
}

function negatedAt(characters: string[], at: number): string | null {
  if (at > 0 && LETTER.test(characters[at - 1]!)) return null;
  return /^[Nn]on[-‐‑]\p{L}[\p{L}\p{N}\p{M}]*/u.exec(characters.slice(at).join(''))?.[0] ?? null;
}

/** Where the marks of the letter at `at` end; `at` itself if no letter stands there. */
function letterEnd(characters: string[], at: number): number {
  if (!/\p{L}/u.test(characters[at] ?? '')) return at;
  let next = at + 1;
  while (/\p{M}/u.test(characters[next] ?? '')) next++;
  return next;
}

/** R.U.R. or R.U.R: two letters or more with their full stops, and one letter more. */
function dottedAt(characters: string[], start: number): { word: string; end: number } | null {
  let end = start;
  let count = 0;
  for (
    let next = letterEnd(characters, end);
    next > end && characters[next] === '.';
    next = letterEnd(characters, end)
  ) {
    count++;
    end = next + 1;
  }
  if (count < 2) return null;
  const last = letterEnd(characters, end);
  if (!LETTER.test(characters[last] ?? ' ')) end = last;
  return { word: characters.slice(start, end).join(''), end };
}

const ELIDED = 'l d j m t s n c qu jusqu lorsqu puisqu dell all nell sull dall un quell gl'.split(' ');

function withoutElided(word: string): string {
  const at = [...word].findIndex((character) => APOSTROPHES.includes(character));
  // A long s is an s in any case.
  if (at < 1 || !ELIDED.includes(word.slice(0, at).toLowerCase().replaceAll('ſ', 's'))) return word;
  const rest = word.slice(at + 1);
  return /^[aeiouyhàâæéèêëîïôœùûü]\p{L}/iu.test(rest) ? rest : word;
}

export function oracleTerms(text: string): string[] {
  return oracleWords(text).flatMap((word) => {
    const terms: string[] = [];
    let run = '';
    const flush = () => {
      if (run !== '') terms.push(run);
      run = '';
    };
    const characters = [...oracleFold(withoutElided(word))];
    characters.forEach((character, index) => {
      if (!NO_SPACES.test(character)) run += character;
      else {
        flush();
        const next = characters[index + 1];
        terms.push(next !== undefined && NO_SPACES.test(next) ? character + next : character);
      }
    });
    flush();
    return terms;
  });
}

export const content = (terms: string[]): string[] => {
  const left = terms.filter((term) => !STOP.has(term));
  return left.length > 0 ? left : terms;
};

/** §2: the textbook matrix. */
export function oracleDistance(one: string, other: string): number[] {
  const cell: number[][] = Array.from({ length: one.length + 1 }, (_, row) => [row]);
  for (let column = 0; column <= other.length; column++) cell[0]![column] = column;
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let cost = Math.min(
        cell[row - 1]![column]! + 1,
        cell[row]![column - 1]! + 1,
        cell[row - 1]![column - 1]! + same,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, cell[row - 2]![column - 2]! + 1);
      cell[row]![column] = cost;
    }
  return cell[one.length]!;
}
export const distance = (one: string, other: string) => oracleDistance(one, other)[other.length]!;
export const prefixDistance = (one: string, other: string) => Math.min(...oracleDistance(one, other));

export function numberForms(term: string): string[] {
  if (!/^[a-z]+$/.test(term)) return [];
  if (term.length === 1) return [];
  const forms = [`${term}s`];
  if (/(ch|sh|x|s|z)$/.test(term)) forms.push(`${term}es`);
  if (term.length >= 3 && /[^aeiou]y$/.test(term)) forms.push(term.replace(/y$/, 'ies'));
  if (term.length >= 5 && term.endsWith('ies'))
    forms.push(term.replace(/ies$/, 'y'), term.replace(/ies$/, 'ie'));
  else if (/(ch|sh|x|ss)es$/.test(term)) forms.push(term.replace(/es$/, ''), term.replace(/s$/, ''));
  else if (term.length >= 4 && /[^su]s$/.test(term)) forms.push(term.replace(/s$/, ''));
  return forms;
}

export interface OracleQuery {
  terms: string[];
  tokens: { term: string; role: 'demanded' | 'kind' | 'light' }[];
  excluded: string[];
  verbatim: string[][];
}

/** What stands between one quotation mark and the next, pair by pair. */
function quotations(text: string): { from: number; to: number }[] {
  const marks = [...text].flatMap((character, index) => ('"“”„«»'.includes(character) ? [index] : []));
  const found: { from: number; to: number }[] = [];
  for (let at = 0; at + 1 < marks.length;) {
    const [from, to] = [marks[at]!, marks[at + 1]!];
    // Two marks with nothing between them enclose nothing: the second may open another pair.
    at += to - from > 1 ? 2 : 1;
    if (to - from > 1) found.push({ from, to });
  }
  return found;
}

/** §1: which words of a query count, and how much is asked of each. */
export function oracleQuery(text: string, place: { start: number; end: number } | null): OracleQuery {
  let at = 0;
  const found = oracleWords(text).map((word) => {
    const start = text.indexOf(word, at);
    at = start + word.length;
    return { start, end: at, terms: oracleTerms(word) };
  });
  const excluded = new Set<number>();
  const tells = (term: string) => !STOP.has(term) && !LIGHT.has(term);
  found.forEach(({ start, terms }, index) => {
    if (index === 0) return;
    if (text[start - 1] === '-' && (start === 1 || /\s/u.test(text[start - 2]!))) excluded.add(index);
    else if (
      terms[0] === 'not' &&
      (found[index + 1]?.terms ?? []).some(tells) &&
      index + 1 < found.length &&
      found.slice(0, index).some((word) => word.terms.some(tells))
    )
      excluded.add(index).add(index + 1);
  });
  const included = found.filter((_, index) => !excluded.has(index)).flatMap(({ terms }) => terms);
  const terms: string[] = [];
  included.forEach((term, index) => {
    if (included[index - 1] === 'non' && term.length >= 5) return;
    const joins = term === 'non' && (included[index + 1] ?? '').length >= 5;
    terms.push(joins ? `non${included[index + 1]}` : term);
  });
  const numbers = found
    .filter(({ start, end }) => place && start < place.end && end > place.start)
    .flatMap((word) => word.terms);
  const chosen = [...new Set(content(terms))].slice(0, 12);
  const first = chosen.map((term) =>
    numbers.includes(term) || LIGHT.has(term) ? 'light' : KINDS.has(term) ? 'kind' : 'demanded',
  );
  const raised = ['demanded', 'kind', 'light'].find((role) => first.some((one) => one === role));
  return {
    terms,
    tokens: chosen.map((term, index) => ({
      term,
      role: first[index] === raised ? 'demanded' : first[index]!,
    })),
    excluded: [...excluded].flatMap((index) => found[index]!.terms).filter((term) => term !== 'not'),
    verbatim: quotations(text)
      .map(({ from, to }) =>
        found
          .filter(({ start, end }, index) => !excluded.has(index) && start >= from && end <= to)
          .flatMap((word) => word.terms)
          .slice(0, 12),
      )
      .filter((phrase) => phrase.length >= 2 && phrase.some((term) => !STOP.has(term))),
  };
}
