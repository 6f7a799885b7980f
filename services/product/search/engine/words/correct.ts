/** What an unknown word may have meant: a name that sounds alike, two words in one, a misspelling (docs/search.md §2). */
import type { ExpandContext, Expansion, FoundPhrase } from './expansion';
import { occursVisibly, occursWithImpact } from './occurs';
import { findPhrase } from '../index/phrase-postings';
import { QUALITY, SPLIT_LENGTH, SURE_LENGTH, TELLING, typoLimit } from '../parameters';

const latin = /^[a-z]+$/;

/** Replaces the expansions of a token that nothing matches. `neighbours` are the words beside it in the query. */
export function correct(context: ExpandContext, expansion: Expansion, neighbours: readonly string[]): void {
  const { term } = expansion.token;
  const { dictionary, allTypes } = context;
  expansion.terms = [];
  expansion.qualities = [];
  // A word that the viewer finds in another type, or in a text where only names count, is not a misspelling. One of hidden documents alone is: what is not corrected there
  // would tell that the library has it (R-VIS-10).
  const anywhere = { ...context, namesOnly: false, view: allTypes() };
  const isWord = occursVisibly(anywhere, dictionary.find(term));
  if (!isWord && !addSounds(context, expansion) && !addSplits(context, expansion))
    addTypos(context, expansion, neighbours);
  expansion.corrected = expansion.terms.length > 0 && latin.test(term);
  expansion.meantFrom = expansion.terms.length;
  expansion.prefixFrom = expansion.terms.length;
}

function addSounds(context: ExpandContext, expansion: Expansion): boolean {
  const { term } = expansion.token;
  const alike = [...new Set(context.lexicon.alike(term))].filter((id) =>
    context.namesOnly ? occursVisibly(context, id) : occursWithImpact(context, id, TELLING),
  );
  expansion.terms = alike;
  expansion.qualities = alike.map(() => QUALITY.sound);
  return alike.length > 0;
}

/** "dollshouse": two words that are next to each other in some document. */
function addSplits(context: ExpandContext, expansion: Expansion): boolean {
  const { term, exact } = expansion.token;
  if (context.namesOnly || exact) return false;
  for (let at = SPLIT_LENGTH; at <= term.length - SPLIT_LENGTH; at++) {
    const found = findPhrase(context, [term.slice(0, at), term.slice(at)]);
    if (found && isHeld(found)) expansion.phrases.push(found);
  }
  return expansion.phrases.length > 0;
}

const isHeld = ({ postings }: FoundPhrase): boolean => postings.some(({ end }) => end > 0);

function addTypos(context: ExpandContext, expansion: Expansion, neighbours: readonly string[]): void {
  const { token } = expansion;
  const limit = typoLimit(token.term);
  if (limit === 0) return;
  let best = limit;
  const byPrefix = context.namesOnly && token.last;
  const visit = (id: number, distance: number): number => {
    if (!makesSense(context, id, isSlip(token.term, distance) ? 'anywhere' : neighbours)) return best;
    if (distance < best) expansion.terms = [];
    expansion.terms.push(id);
    return (best = distance);
  };
  context.dictionary.eachNear(token.term, limit, visit, byPrefix);
  expansion.qualities = expansion.terms.map((id) => {
    const sameStart = context.dictionary.term(id).charAt(0) === token.term.charAt(0);
    return (QUALITY.typo[best] ?? 0) - (sameStart ? 0 : QUALITY.firstLetterPenalty);
  });
}

/** A long word with one slip is hardly another word. */
const isSlip = (term: string, distance: number): boolean => term.length >= SURE_LENGTH && distance === 1;

/** In a document that the viewer sees a correction must be in a name or label, or next to a neighbour; that of a slip anywhere. */
function makesSense(context: ExpandContext, id: number, neighbours: readonly string[] | 'anywhere'): boolean {
  if (context.namesOnly || neighbours === 'anywhere') return occursVisibly(context, id);
  if (occursWithImpact(context, id, TELLING)) return true;
  const term = context.dictionary.term(id);
  const together = (phrase: readonly string[]): boolean => {
    const found = findPhrase(context, phrase);
    return found !== null && isHeld(found);
  };
  return neighbours.some((next) => together([term, next]) || together([next, term]));
}
