/** From a token to what it finds, as docs/search.md §2, §4 and §7 define it, for the oracle. */
import { stemsOf, type Language } from '@/services/product/search/engine/words/languages';
import { soundsOf } from '@/services/product/search/engine/words/romanise';
import { phraseImpact, type Entry, type OracleToken } from './oracle-impact';
import { NO_SPACES, distance, numberForms, prefixDistance } from './oracle-text';

/** What expanding needs to know of the library and of the query. */
export interface OracleWords {
  entries: Entry[];
  df: Map<string, number>;
  /** What the audience sees of every type. */
  seenOfAllTypes: Entry[];
  seen: Entry[];
  visibleTerms: Set<string>;
  namesOnly: boolean;
  /** A recording says the words: none is unknown. */
  isSaid?: boolean;
}

export interface OraclePlace {
  last: boolean;
  /** Another demanded word stands before it. */
  behind: boolean;
  phrases: { terms: string[]; quality: number }[];
  neighbours: string[];
}

type Expansions = OracleToken['expansions'];

const known = new Map<string, readonly string[]>();

/** Stems, made once: making them again for each query took most of the oracle's time. */
function stems(term: string, language: Language): readonly string[] {
  const key = `${language} ${term}`;
  const found = known.get(key) ?? stemsOf(term, language);
  known.set(key, found);
  return found;
}

/** Every term of the library that is a form of the word in a language in which it stands. */
function forms(entries: Entry[], term: string): Set<string> {
  const found = new Set<string>();
  for (const { languages } of entries)
    for (const [other, spoken] of languages)
      for (const language of spoken)
        if (stems(term, language).some((stem) => stems(other, language).includes(stem))) found.add(other);
  return found;
}

export function umlauts(term: string): string[] {
  if (!/ae|oe|ue|aa/.test(term)) return [];
  return [term.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u').replace(/aa/g, 'a')];
}

/** The word itself and its forms. */
export const sameWord = (entries: Entry[], term: string): string[] => [
  ...[term, ...numberForms(term), ...umlauts(term)],
  ...forms(entries, term),
];

/** Everything but corrections: term and quality, best first. */
function offered(library: OracleWords, term: string, place: OraclePlace): Expansions {
  const { df, namesOnly } = library;
  const expansions: Expansions = new Map();
  const offer = (candidate: string, quality: number, { prefix = false, meant = false } = {}) => {
    if (df.has(candidate) && !expansions.has(candidate))
      expansions.set(candidate, { quality, prefix, meant });
  };
  offer(term, 16);
  for (const form of [...numberForms(term), ...umlauts(term)]) offer(form, 15);
  for (const form of forms(library.entries, term)) offer(form, 14);
  for (const { terms, quality } of place.phrases)
    if (terms.length === 1) offer(terms[0]!, quality, { meant: true });
  if (term.length < shortestPrefix(term, place, namesOnly) || (!namesOnly && isExact(term)))
    return expansions;
  for (const candidate of df.keys())
    if (candidate.startsWith(term) && candidate !== term)
      offer(candidate, 6 + Math.floor((6 * term.length) / candidate.length), { prefix: true });
  return expansions;
}

const isExact = (term: string): boolean => /\p{N}/u.test(term);

export function expandWord(
  library: OracleWords,
  token: { term: string; role: OracleToken['role'] },
  place: OraclePlace,
): OracleToken {
  const { namesOnly, visibleTerms, seen, seenOfAllTypes } = library;
  const { term } = token;
  const role = namesOnly ? 'demanded' : token.role;
  const expansions = offered(library, term, place);
  const phrases = place.phrases.filter(({ terms }) => terms.length > 1);
  const isHeld: Held = (terms) => seen.some((entry) => phraseImpact(entry, terms, namesOnly) > 0);
  const known =
    library.isSaid === true ||
    [...expansions.keys()].some((candidate) => visibleTerms.has(candidate)) ||
    phrases.some(({ terms }) => isHeld(terms));
  if (known) return { term, expansions, phrases, idf: idfOf(library, expansions), role, corrected: false };
  const isWord = seenOfAllTypes.some(({ impacts }) => impacts.has(term));
  const { meant, splits } = isWord ? nothing : corrections(library, term, place, isHeld);
  const corrected = meant.size > 0 && /^[a-z]+$/.test(term);
  return {
    term,
    expansions: meant,
    phrases: [...phrases, ...splits.map((terms) => ({ terms, quality: 12 }))],
    idf: idfOf(library, meant),
    role,
    corrected,
  };
}

type Held = (terms: string[]) => boolean;
interface Corrections {
  meant: Expansions;
  splits: string[][];
}
const nothing: Corrections = { meant: new Map(), splits: [] };

function corrections(library: OracleWords, term: string, place: OraclePlace, isHeld: Held): Corrections {
  const alike = sounds(library, term);
  if (alike.size > 0) return { meant: alike, splits: [] };
  const mayPart = !library.namesOnly && !isExact(term);
  const splits = mayPart
    ? splitsOf(term).filter((parts) => parts.every((part) => library.df.has(part)) && isHeld(parts))
    : [];
  return { splits, meant: splits.length > 0 ? new Map() : typos(library, term, place, isHeld) };
}

function sounds({ seen, visibleTerms, namesOnly }: OracleWords, term: string): Expansions {
  const wanted = soundsOf(term);
  const alike = [...visibleTerms].filter((other) => soundsOf(other).some((sound) => wanted.includes(sound)));
  const telling = (other: string) => namesOnly || seen.some(({ impacts }) => (impacts.get(other) ?? 0) >= 20);
  return new Map(alike.filter(telling).map((other) => [other, { quality: 11, prefix: false }]));
}

const splitsOf = (term: string): string[][] =>
  Array.from({ length: Math.max(0, term.length - 5) }, (_, at) => [
    term.slice(0, at + 3),
    term.slice(at + 3),
  ]);

function typos(
  { seen, visibleTerms, namesOnly }: OracleWords,
  term: string,
  place: OraclePlace,
  isHeld: (terms: string[]) => boolean,
): Expansions {
  const limit = typoLimit(term);
  const byPrefix = namesOnly && place.last;
  const away = byPrefix ? prefixDistance : distance;
  const makesSense = (candidate: string, wanted: number) =>
    namesOnly ||
    (wanted === 1 && term.length >= 8) ||
    seen.some(({ impacts }) => (impacts.get(candidate) ?? 0) >= 20) ||
    place.neighbours.some((next) => isHeld([candidate, next]) || isHeld([next, candidate]));
  const found: Expansions = new Map();
  for (let wanted = 1; wanted <= limit && found.size === 0; wanted++)
    for (const candidate of visibleTerms) {
      if (/\p{N}/u.test(candidate) || (!byPrefix && Math.abs(candidate.length - term.length) > limit))
        continue;
      const penalty = candidate[0] === term[0] ? 0 : 2;
      if (away(term, candidate) === wanted && makesSense(candidate, wanted))
        found.set(candidate, { quality: [16, 10, 6][wanted]! - penalty, prefix: false });
    }
  return found;
}

function idfOf({ entries, df }: OracleWords, expansions: Expansions): number {
  const best = Math.max(0, ...[...expansions.values()].map(({ quality }) => quality));
  let frequency = 0;
  for (const [candidate, { quality }] of expansions) if (quality === best) frequency += df.get(candidate)!;
  return Math.round(4 + 4 * Math.log2(1 + entries.length / Math.max(1, frequency)));
}

function shortestPrefix(term: string, { last, behind }: OraclePlace, namesOnly: boolean): number {
  if (NO_SPACES.test(term)) return 1;
  if (!last) return 4;
  return namesOnly || behind ? 1 : 2;
}

function typoLimit(term: string): number {
  if (term.length < 4 || term.length > 32 || /\p{N}/u.test(term)) return 0;
  return term.length < 6 ? 1 : 2;
}
