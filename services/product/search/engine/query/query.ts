/** Reads a query: its words, the role of each, what it excludes, the place in a play that it names (docs/search.md §1). */
import { quotationsIn } from '@/lib/domain/listing/quotation';
import { MAX_QUERY_LENGTH } from '../../types';
import { isUnspaced } from '../words/fold';
import { isKind, isLight, stopWords } from '../words/languages';
import { MAX_TOKENS } from '../parameters';
import { placeIn, type PlaceReference } from './place';
import { contentTerms, wordsOf, type Word } from '../words/tokenise';

/**
 * What a token requires of a result: `demanded` must be there; results with the `kind` rank before those without; `light` only
 * adds to the score.
 */
export type TokenRole = 'demanded' | 'kind' | 'light';

export interface Token {
  term: string;
  /** The last word of the query, which may be half typed. */
  last: boolean;
  /** Another demanded word comes before it, so that one letter of it is enough as a prefix. */
  behind: boolean;
  unspaced: boolean;
  role: TokenRole;
  /** A number, a year, a code: no other word will do. */
  exact: boolean;
}

export interface QueryText {
  text: string;
  words: Word[];
  /** All terms in order, stop words and repetitions among them. */
  terms: string[];
  tokens: Token[];
  /** Terms to exclude. */
  excluded: string[];
  /** Phrases in quotation marks, of two words or more, word for word. Nearly all documents have stop words: these alone ask nothing. */
  verbatim: string[][];
  place: PlaceReference | null;
  /** The query has only stop words: they then count as words, here and in phrases. */
  onlyStopWords: boolean;
}

const NEGATED_LENGTH = 5;

/** "non naturalistic" as "non-naturalistic"; short words after a French or Italian "non" stay as they are. */
const joinNegated = (terms: readonly string[]): string[] =>
  terms.flatMap((term, index) => {
    const next = terms[index + 1] ?? '';
    if (terms[index - 1] === 'non' && term.length >= NEGATED_LENGTH) return [];
    return term === 'non' && next.length >= NEGATED_LENGTH ? [`non${next}`] : [term];
  });

const tells = (word: Word): boolean => word.terms.some((term) => !stopWords.has(term) && !isLight(term));

/** Words to exclude: after a minus; or "not" and its next word, unless that is a stop word or light, or nothing came before. */
function excludedWords(text: string, found: readonly Word[]): ReadonlySet<Word> {
  const excluded = new Set<Word>();
  found.forEach((word, index) => {
    if (index === 0) return;
    const next = found[index + 1];
    if (/(?:^|\s)-$/u.test(text.slice(0, word.start))) excluded.add(word);
    else if (word.terms[0] === 'not' && next && tells(next) && found.slice(0, index).some(tells))
      excluded.add(word).add(next);
  });
  return excluded;
}

/** Without a demanded word all kinds are demanded or, when there are none either, all light words. */
function rolesOf(terms: readonly string[], placeNumbers: ReadonlySet<string>): TokenRole[] {
  const roles = terms.map((term): TokenRole => {
    if (placeNumbers.has(term) || isLight(term)) return 'light';
    return isKind(term) ? 'kind' : 'demanded';
  });
  if (roles.includes('demanded')) return roles;
  const most = roles.includes('kind') ? 'kind' : 'light';
  return roles.map((role) => (role === most ? 'demanded' : role));
}

/** Beginnings of longer phrases are enough, and as long as what a recording is searched for. */
const LONGEST_VERBATIM = 12;

const verbatimIn = (text: string, words: readonly Word[]): string[][] =>
  Array.from(quotationsIn(text), ({ index, 0: quoted }) =>
    words
      .filter(({ start, end }) => start >= index && end <= index + quoted.length)
      .flatMap(({ terms }) => terms)
      .slice(0, LONGEST_VERBATIM),
  ).filter((terms) => terms.length > 1 && terms.some((term) => !stopWords.has(term)));

/** The tokens of a query (§1); an empty list means that there is no text to look for. */
export function parseQuery(typed: string): QueryText {
  const text = typed.slice(0, MAX_QUERY_LENGTH);
  const found = wordsOf(text);
  const left = excludedWords(text, found);
  const terms = joinNegated(found.filter((word) => !left.has(word)).flatMap((word) => word.terms));
  const lastTerm = terms.at(-1);
  const onlyStopWords = terms.every((term) => stopWords.has(term));
  const chosen = [...new Set(contentTerms(terms))].slice(0, MAX_TOKENS);
  const place = placeIn(text);
  const numbers = new Set(
    found.flatMap(({ start, end, terms: held }) =>
      place && start < place.end && end > place.start ? held : [],
    ),
  );
  const roles = rolesOf(chosen, numbers);
  const tokens = chosen.map((term, index) => ({
    term,
    last: term === lastTerm,
    behind: roles[index] === 'demanded' && roles.indexOf('demanded') < index,
    unspaced: isUnspaced(term),
    role: roles[index] ?? 'demanded',
    exact: /\p{N}/u.test(term),
  }));
  const excluded = [...left].flatMap((word) => word.terms).filter((term) => term !== 'not');
  const verbatim = verbatimIn(
    text,
    found.filter((word) => !left.has(word)),
  );
  return { text, words: found, terms, tokens, excluded, verbatim, place, onlyStopWords };
}
