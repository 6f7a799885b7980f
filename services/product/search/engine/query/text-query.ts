/** Runs one query's text: tokens, expansions, candidates of both segments (docs/search.md §2, §3). */
import { expand } from '../words/expand';
import type { ExpandContext, Expansion } from '../words/expansion';
import type { Matches } from './highlight';
import { quotedLine, type Quotation } from './lines';
import {
  ENOUGH,
  KIND_FIGURE,
  MOST_MEANT,
  QUALITY,
  READING_SHARE,
  SPEECH_BONUS,
  SURE_LENGTH,
  VAGUE_LENGTH,
} from '../parameters';
import { addPhraseBonus, exactTerms, idfSum } from './phrase-bonus';
import type { Candidates, ScoreBoard } from './score';
import type { StandsFor, SynonymTable } from '../words/synonyms';
import { parseQuery, type QueryText, type Token, type TokenRole } from './query';
import { stopWords } from '../words/languages';
import { contentTerms, termsOf } from '../words/tokenise';
import type { Location } from '../index/segment';
import { MOST_TERMS } from './phrase';

/** A query's text with the line that it quotes. */
export interface ReadQuery extends QueryText {
  quoted: Quotation | null;
}

export function readQuery(typed: string): ReadQuery {
  const query = parseQuery(typed);
  const quoted = quotedLine(query.terms);
  // Whoever puts a line in quotation marks looks for its play, too.
  return { ...query, quoted, verbatim: quoted ? [] : query.verbatim };
}

/** A query's tokens with their matches, and phrases that all demanded words stand for (a line or a scene: its play). */
export interface ExpandedQuery {
  expansions: Expansion[];
  meant: readonly (readonly string[])[];
}

export function expandAll(context: ExpandContext, query: ReadQuery, synonyms: SynonymTable): ExpandedQuery {
  const { tokens } = query;
  const found = synonyms.standingFor(query, context.namesOnly);
  const work = query.quoted && contentTerms(termsOf(query.quoted.line.work));
  const expansions = tokens.map((token, index) =>
    expand(context, token, {
      synonyms: found.flatMap((one) => (one.tokens.includes(index) ? one.alternatives : [])),
      quoted: query.quoted?.terms.includes(token.term) ? work : null,
      neighbours: [tokens[index - 1]?.term ?? [], tokens[index + 1]?.term ?? []].flat(),
    }),
  );
  const quoting =
    work && query.quoted
      ? [
          {
            tokens: tokens.flatMap(({ term }, index) => (query.quoted?.terms.includes(term) ? [index] : [])),
            alternatives: [work],
          },
        ]
      : [];
  return { expansions, meant: meantBy(query, [...quoting, ...found]) };
}

/** Phrases that stand for all demanded tokens together, each token by itself or by a synonym. */
function meantBy({ tokens }: QueryText, found: readonly StandsFor[]): (readonly string[])[] {
  const byPhrase = new Map<string, { phrase: readonly string[]; covered: Set<number> }>();
  for (const { tokens: places, alternatives } of found)
    for (const phrase of alternatives) {
      const key = phrase.join(' ');
      const held = byPhrase.get(key) ?? { phrase, covered: new Set() };
      for (const place of places) held.covered.add(place);
      byPhrase.set(key, held);
    }
  const isCovered = (phrase: readonly string[], covered: ReadonlySet<number>) =>
    tokens.every(
      ({ role, term }, index) => role !== 'demanded' || covered.has(index) || phrase.includes(term),
    );
  return [...byPhrase.values()]
    .filter(({ phrase, covered }) => phrase.length <= MOST_TERMS && isCovered(phrase, covered))
    .slice(0, MOST_MEANT)
    .map(({ phrase }) => phrase);
}

/** What a text finds. */
export interface Recalled {
  candidates: Candidates[];
  /** None is about all of the words, and some do not hold all of them. */
  partial: boolean;
}

/** A recording that says the words of the query, by its location. */
export interface Said extends Location {
  /** Exactly these words in this order. */
  isExact: boolean;
}

/** §10 */
function speechFigure({ terms }: QueryText, isExact: boolean): number {
  if (!isExact) return SPEECH_BONUS.near;
  return terms.length >= SPEECH_BONUS.fromWords ? SPEECH_BONUS.phrase : SPEECH_BONUS.short;
}

/** Recalls and scores in each segment. The boards must be cleared afterwards. */
export function recall(
  context: ExpandContext,
  query: QueryText,
  { expansions, meant }: ExpandedQuery,
  { boards, said }: { boards: readonly ScoreBoard[]; said: readonly Said[] },
): Recalled {
  const counted = (role: TokenRole) => expansions.filter((expansion) => expansion.role === role).length;
  const demanded = counted('demanded');
  const kinds = counted('kind');
  score(context, expansions, boards);
  for (const { segment, ordinal, isExact } of said)
    boards[segment]?.give(ordinal, {
      demanded,
      kinds,
      amount: READING_SHARE.typed * idfSum(expansions) * speechFigure(query, isExact),
    });
  const complete = boards.map((board) => board.withAll(demanded, kinds));
  const found = countOf(complete);
  if (found > 0 && !context.namesOnly) addPhraseBonus(context, query, expansions, { found: complete, meant });
  const isAbout = complete.some((some, at) => boards[at]?.isAnyAbout(some, demanded));
  if (context.namesOnly || demanded < 2 || isAbout || found >= ENOUGH)
    return { candidates: complete, partial: false };
  if (found === 0 && dropStrays(expansions)) {
    for (const board of boards) board.clear();
    score(context, expansions, boards);
  }
  const weight = idfSum(expansions.filter(({ role }) => role === 'demanded'));
  const kindsWorth = KIND_FIGURE * READING_SHARE.typed * idfSum(expansions);
  const some = boards.map((board) => board.withSome({ demanded, kinds, weight, kindsWorth }));
  return { candidates: some, partial: countOf(some) > found };
}

const countOf = (found: readonly Candidates[]): number => found.reduce((sum, { length }) => sum + length, 0);

function score(
  { segments, view, namesOnly }: ExpandContext,
  expansions: readonly Expansion[],
  boards: readonly ScoreBoard[],
): void {
  segments.forEach((segment, at) => {
    const board = boards[at];
    const seen = view.bits[at];
    if (!board || !seen) throw new Error('a segment without its board or view');
    board.add(segment, at, expansions, { seen, namesOnly });
  });
}

/** Drops corrections that are not sure: none occurs together with the other words. Returns whether there were any. */
function dropStrays(expansions: readonly Expansion[]): boolean {
  const strays = expansions.filter((expansion) => expansion.corrected && !isSure(expansion));
  for (const stray of strays) {
    stray.terms = [];
    stray.qualities = [];
    stray.meantFrom = 0;
    stray.prefixFrom = 0;
    stray.corrected = false;
  }
  return strays.length > 0;
}

/** A long word with one slip is hardly another word. */
const isSure = ({ token, qualities }: Expansion): boolean =>
  token.term.length >= SURE_LENGTH && Math.max(...qualities) >= QUALITY.typo[1];

/** Begins so many words that those which it only begins are found by chance, as "became" by "be" and "theatre" by "the". */
const isVague = ({ term, unspaced }: Token): boolean =>
  !unspaced && (term.length <= VAGUE_LENGTH || stopWords.has(term));

/** What the expansions mark in a text (§8): all of them in names offered while somebody types; what a result is there for in others. */
export function matchesOf(
  { dictionary, namesOnly }: ExpandContext,
  expansions: readonly Expansion[],
): Matches {
  const meant = expansions.flatMap((one) => (!namesOnly && isVague(one.token) ? exactTerms(one) : one.terms));
  return {
    terms: new Set(meant.map((term) => dictionary.term(term))),
    phrases: expansions.flatMap(({ phrases }) =>
      phrases.map(({ terms }) => terms.map((term) => dictionary.term(term))),
    ),
  };
}
