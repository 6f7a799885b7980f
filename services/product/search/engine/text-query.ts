/** One query's text carried out: tokens, expansions, candidates of both segments (docs/search.md §2, §3). */
import { expand } from './expand';
import type { ExpandContext, Expansion } from './expansion';
import type { Matches } from './highlight';
import { quotedLine, type Quotation } from './lines';
import { SPEECH_BONUS, tokensNeeded } from './parameters';
import { addPhraseBonus, phraseUnit, type Candidates, type ScoreBoard } from './score';
import type { SynonymTable } from './synonyms';
import { parseQuery, type QueryText, type TokenRole } from './query';
import { contentTerms, termsOf } from './tokenise';
import type { Location } from './membership';

/** A query's text with the line that it quotes. */
export interface ReadQuery extends QueryText {
  quoted: Quotation | null;
}

export function readQuery(typed: string): ReadQuery {
  const query = parseQuery(typed);
  return { ...query, quoted: quotedLine(query.terms) };
}

export function expandAll(context: ExpandContext, query: ReadQuery, synonyms: SynonymTable): Expansion[] {
  const { tokens } = query;
  const alternatives = synonyms.forTokens(tokens, context.namesOnly);
  const work = query.quoted && contentTerms(termsOf(query.quoted.line.work));
  return tokens.map((token, index) =>
    expand(context, token, {
      synonyms: alternatives[index] ?? [],
      quoted: query.quoted?.terms.includes(token.term) ? work : null,
      neighbours: [tokens[index - 1]?.term ?? [], tokens[index + 1]?.term ?? []].flat(),
    }),
  );
}

/** What a text finds. */
export interface Recalled {
  candidates: Candidates[];
  /** Nothing has all words: these have some. */
  partial: boolean;
}

/** A recording that says the words of the query, by where it stands. */
export interface Said extends Location {
  /** These very words in this order. */
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
  expansions: readonly Expansion[],
  { boards, said }: { boards: readonly ScoreBoard[]; said: readonly Said[] },
): Recalled {
  const counted = (role: TokenRole) => expansions.filter((expansion) => expansion.role === role).length;
  const demanded = counted('demanded');
  score(context, expansions, boards);
  for (const { segment, ordinal, isExact } of said)
    boards[segment]?.give(ordinal, {
      demanded,
      kinds: counted('kind'),
      amount: phraseUnit(expansions) * speechFigure(query, isExact),
    });
  const complete = boards.map((board) => board.withAll(demanded, counted('kind')));
  if (isAny(complete)) {
    if (!context.namesOnly) addPhrases(context, query, expansions, complete);
    return { candidates: complete, partial: false };
  }
  if (context.namesOnly || demanded < 2) return { candidates: complete, partial: false };
  if (dropStrays(expansions)) {
    for (const board of boards) board.clear();
    score(context, expansions, boards);
  }
  const some = boards.map((board) => board.withSome(tokensNeeded(demanded)));
  return { candidates: some, partial: isAny(some) };
}

const isAny = (found: readonly Candidates[]): boolean => found.some(({ length }) => length > 0);

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

/** A correction that stands nowhere together with the other words was none; answers whether there was one. */
function dropStrays(expansions: readonly Expansion[]): boolean {
  const strays = expansions.filter(({ corrected }) => corrected);
  for (const stray of strays) {
    stray.terms = [];
    stray.qualities = [];
    stray.prefixFrom = 0;
    stray.corrected = false;
  }
  return strays.length > 0;
}

function addPhrases(
  { segments, matcher, dictionary }: ExpandContext,
  query: QueryText,
  expansions: readonly Expansion[],
  found: readonly Candidates[],
): void {
  const accepted = expansions.map(({ terms, prefixFrom }) => terms.slice(0, prefixFrom));
  if (accepted.some((terms) => terms.length === 0)) return;
  matcher.set(accepted, dictionary.size, !query.onlyStopWords);
  segments.forEach((segment, at) => {
    const candidates = found[at];
    if (candidates) addPhraseBonus(segment, candidates, expansions, matcher);
  });
}

/** What the expansions mark in a text. */
export function matchesOf({ dictionary }: ExpandContext, expansions: readonly Expansion[]): Matches {
  return {
    terms: new Set(expansions.flatMap(({ terms }) => terms.map((term) => dictionary.term(term)))),
    phrases: expansions.flatMap(({ phrases }) =>
      phrases.map(({ terms }) => terms.map((term) => dictionary.term(term))),
    ),
  };
}
