/** Why a document is ranked where it is, in the figures of docs/search.md §3; for operators. */
import type { Explanation, ExplainedToken } from '../../types';
import type { ExpandContext, Expansion } from '../words/expansion';
import { IMPACT_MASK } from '../index/impacts';
import { ALL_WORDS_BONUS, BESIDE_DIVISOR, KINDS_BONUS } from '../parameters';
import { impactIn, type Location } from '../index/segment';

interface Through {
  words: string;
  quality: number;
  impact: number;
}

interface Match extends Through {
  /** By a synonym or what is quoted, and not by the word itself. */
  isMeant: boolean;
}

/** Everything of a token that the document holds. */
function matchesIn(
  { segments, dictionary }: ExpandContext,
  { terms, qualities, phrases, meantFrom, prefixFrom }: Expansion,
  at: Location,
) {
  const segment = segments[at.segment];
  const found: Match[] = terms.map((term, place) => ({
    words: dictionary.term(term),
    quality: qualities[place] ?? 0,
    impact: impactIn(segment?.postings(term), at.ordinal) & IMPACT_MASK,
    isMeant: place >= meantFrom && place < prefixFrom,
  }));
  for (const phrase of phrases)
    found.push({
      words: phrase.terms.map((term) => dictionary.term(term)).join(' '),
      quality: phrase.quality,
      impact: impactIn(phrase.postings[at.segment], at.ordinal) & IMPACT_MASK,
      isMeant: true,
    });
  return found.filter(({ impact }) => impact > 0);
}

const strength = ({ quality, impact }: Through) => quality * impact;

function explainToken(context: ExpandContext, expansion: Expansion, at: Location): ExplainedToken {
  const { token, role, idf } = expansion;
  const found = matchesIn(context, expansion, at).sort((one, other) => strength(other) - strength(one));
  const [best] = found;
  if (!best) return { token: token.term, role, idf, through: null, points: 0 };
  const { isMeant, ...through } = best;
  const other = found.find((match) => match.isMeant !== isMeant);
  const beside = other ? Math.floor(strength(other) / BESIDE_DIVISOR) : 0;
  return { token: token.term, role, idf, through, points: idf * (strength(best) + beside) };
}

/** `score` is the document's in the answer. Points that no word explains come from phrases and speech. */
export function explain(
  context: ExpandContext,
  expansions: readonly Expansion[],
  { score, at }: { score: number; at: Location },
): Explanation {
  const tokens = expansions.map((expansion) => explainToken(context, expansion, at));
  const isComplete = score >= ALL_WORDS_BONUS;
  const kinds = expansions.filter(({ role }) => role === 'kind').length;
  const matched = Math.floor(((score - ALL_WORDS_BONUS) / KINDS_BONUS) * Math.max(1, kinds));
  const share = kinds === 0 ? 1 : matched / kinds;
  const order = isComplete ? ALL_WORDS_BONUS + Math.floor(KINDS_BONUS * share) : 0;
  const words = tokens.reduce((sum, { points }) => sum + points, 0);
  const hasAllWords = isComplete || tokens.every(({ role, through }) => role !== 'demanded' || through);
  // What lacks a word has been cut to its share, and nothing of it stands together.
  return { score, hasAllWords, tokens, together: hasAllWords ? score - order - words : 0 };
}
