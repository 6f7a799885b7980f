/** Words of a text, and the terms they give (docs/search.md §1). */
import { MAX_QUERY_LENGTH } from '../types';
import { isUnspaced, termsOfWord } from './fold';
import { MAX_TOKENS } from './parameters';

const words =
  /(?:\p{L}\p{M}*\.){2,}(?:\p{L}\p{M}*(?![\p{L}\p{N}\p{M}]))?|[\p{L}\p{N}\p{M}]+(?:['’‘ʼ`´＇][\p{L}\p{N}\p{M}]+)*/gu;

export const stopWords: ReadonlySet<string> = new Set(
  'a about an and as at by for from how in is of on or the to what with'.split(' '),
);

/** Folding is the dear part of indexing and most words come again; bounded so that no input can fill the memory. */
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
/** A single letter before a full stop may begin an abbreviation, which takes the longer way. */
const mayAbbreviate = /(?:^|[^a-z0-9])[a-z]\./;

/**
 * All terms of a text in order. No word goes over white space, so plain ASCII pieces, nearly all of them, are taken
 * apart without the tables of Unicode.
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

export interface Token {
  term: string;
  /** The last word of the query, which may be half typed. */
  last: boolean;
  unspaced: boolean;
}

export interface QueryText {
  text: string;
  words: Word[];
  tokens: Token[];
  /** Nothing but stop words: they count as words, here and in phrases. */
  onlyStopWords: boolean;
}

/** The tokens of a query (§1); an empty list means that there is no text to look for. */
export function parseQuery(typed: string): QueryText {
  const text = typed.slice(0, MAX_QUERY_LENGTH);
  const found = wordsOf(text);
  const terms = found.flatMap((word) => word.terms);
  const lastTerm = terms.at(-1);
  const onlyStopWords = terms.every((term) => stopWords.has(term));
  const tokens = [...new Set(contentTerms(terms))]
    .slice(0, MAX_TOKENS)
    .map((term) => ({ term, last: term === lastTerm, unspaced: isUnspaced(term) }));
  return { text, words: found, tokens, onlyStopWords };
}
