/** One query's text carried out: tokens, expansions, candidates of both segments (docs/search.md §2, §3). */
import { expand, type ExpandContext, type Expansion } from './expand';
import type { Matches } from './highlight';
import { addPhraseBonus, type Candidates, type ScoreBoard } from './score';
import type { SynonymTable } from './synonyms';
import type { QueryText } from './tokenise';

export function expandAll(
  context: ExpandContext,
  query: QueryText,
  synonyms: SynonymTable | null,
): Expansion[] {
  const alternatives = synonyms?.forTokens(query.tokens);
  return query.tokens.map((token, index) => expand(context, token, alternatives?.[index] ?? []));
}

/** Recalls and scores in each segment. The boards must be cleared afterwards. */
export function recall(
  context: ExpandContext,
  query: QueryText,
  expansions: readonly Expansion[],
  boards: readonly ScoreBoard[],
): Candidates[] {
  const { segments, view, matcher, dictionary, namesOnly } = context;
  const found = segments.map((segment, at) => {
    const board = boards[at];
    const seen = view.bits[at];
    if (!board || !seen) throw new Error('a segment without its board or view');
    return board.run(segment, at, expansions, seen, namesOnly);
  });
  if (namesOnly) return found;
  const accepted = expansions.map(({ terms, prefixFrom }) => terms.slice(0, prefixFrom));
  if (accepted.some((terms) => terms.length === 0)) return found;
  matcher.set(accepted, dictionary.size, !query.onlyStopWords);
  segments.forEach((segment, at) => {
    const candidates = found[at];
    if (candidates) addPhraseBonus(segment, candidates, expansions, matcher);
  });
  return found;
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
