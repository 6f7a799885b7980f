/** Words of a text, and the terms they give (docs/search.md §1). */
import { termsOfWord } from './fold';
import { stopWords } from './languages';

/** `TH:Pr4.1`, `CCSS.ELA-Literacy.RL.6.1`: letters and digits joined by a colon, or by two full stops, with a digit somewhere. */
const code =
  /(?<![\p{L}\p{N}\p{M}])(?=[\p{L}\p{N}.:-]{1,40}\p{N})\p{L}[\p{L}\p{N}-]{0,30}(?::[\p{L}\p{N}]+|\.[\p{L}\p{N}-]{1,30}(?=\.[\p{L}\p{N}]))(?:\.[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)*/u;
/** "non-naturalistic" is one word: it is the opposite of the word that it contains. */
const negated = /(?<![\p{L}\p{N}\p{M}])[Nn]on[-‐‑](?=\p{L})[\p{L}\p{N}\p{M}]+/u;
const plainly =
  /(?:\p{L}\p{M}*\.){2,}(?:\p{L}\p{M}*(?![\p{L}\p{N}\p{M}]))?|[\p{L}\p{N}\p{M}]+(?:['’‘ʼ`´＇][\p{L}\p{N}\p{M}]+)*/u;
const words = new RegExp([code, negated, plainly].map(({ source }) => source).join('|'), 'gu');

/** Cache: folding is the expensive part of indexing and most words recur; bounded so that no input can fill the memory. */
const known = new Map<string, readonly string[]>();
const KNOWN_WORDS = 50_000;

function cachedTerms(word: string): readonly string[] {
  const found = known.get(word);
  if (found) return found;
  const terms = termsOfWord(word);
  if (known.size >= KNOWN_WORDS) known.clear();
  if (word.length <= 40) known.set(word, terms);
  return terms;
}

export interface Word {
  start: number;
  end: number;
  terms: readonly string[];
}

/** Words with their place in the text, for marking and for corrections. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(words), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    terms: cachedTerms(match[0]),
  }));
}

const pieces = /[^\s]+/g;
const bareWord = /^[a-z0-9]+$/;
const plainPiece = /^[\x21-\x7e]+$/;
const plainWord = /[a-z0-9]+(?:['`][a-z0-9]+)*/g;
/** Text that may have an abbreviation, a code, a negation or an elision takes the slow path. */
const mayAbbreviate = /(?:^|[^a-z0-9])(?:[a-z]\.|non-[a-z])|[a-z0-9][:.][a-z0-9]|[a-z]['`][aeiouh]/;

/**
 * All terms of a text in order. No word contains white space, so plain ASCII pieces, nearly all of them, are split without the
 * tables of Unicode.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const piece of text.toLowerCase().match(pieces) ?? []) {
    if (bareWord.test(piece)) terms.push(piece);
    else if (plainPiece.test(piece) && !mayAbbreviate.test(piece)) {
      for (const word of piece.match(plainWord) ?? []) terms.push(word.replace(/['`]/g, ''));
    } else for (const word of piece.match(words) ?? []) terms.push(...cachedTerms(word));
  }
  return terms;
}

/** Terms without stop words; all of them if nothing else is left. */
export function contentTerms(terms: readonly string[]): string[] {
  const content = terms.filter((term) => !stopWords.has(term));
  return content.length > 0 ? content : [...terms];
}
