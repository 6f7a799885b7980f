/** The query with unknown words put right (docs/search.md §6). */
import { LONGEST } from './distance';
import { occursVisibly, type ExpandContext, type Expansion } from './expand';
import type { QueryText } from './tokenise';

/** The corrected text, or null when there is nothing to offer. */
export function didYouMean(
  context: ExpandContext,
  query: QueryText,
  expansions: readonly Expansion[],
): string | null {
  const unknown = expansions.filter((expansion) => expansion.unknown);
  if (unknown.length === 0) return null;
  const replacement = new Map(
    unknown.map((expansion) => [expansion.token.term, nearest(context, expansion)]),
  );
  if ([...replacement.values()].every((term) => term === null)) return null;
  let text = '';
  let done = 0;
  for (const word of query.words) {
    if (!word.terms.some((term) => replacement.has(term))) continue;
    text += query.text.slice(done, word.start);
    text += word.terms
      .map((term) => (replacement.has(term) ? (replacement.get(term) ?? '') : term))
      .join(' ');
    done = word.end;
  }
  return (text + query.text.slice(done)).replace(/\s+/gu, ' ').trim();
}

function nearest(context: ExpandContext, expansion: Expansion): string | null {
  if (expansion.terms.length === 0) return nearestName(context, expansion.token.term);
  const { dictionary } = context;
  let best = 0;
  expansion.terms.forEach((_, place) => {
    const by = (of: number) => ({
      quality: expansion.qualities[of] ?? 0,
      df: dictionary.df(expansion.terms[of] ?? 0),
      term: dictionary.term(expansion.terms[of] ?? 0),
    });
    const one = by(place);
    const other = by(best);
    const order = one.quality - other.quality || one.df - other.df || (one.term < other.term ? 1 : -1);
    if (order > 0) best = place;
  });
  return dictionary.term(expansion.terms[best] ?? 0);
}

const SHORTEST = 3;

/** The nearest term of a visible name, however far within reason. Radius by radius, as most terms are far away. */
function nearestName(context: ExpandContext, token: string): string | null {
  if (token.length < SHORTEST || token.length > LONGEST || /\p{N}/u.test(token)) return null;
  const { dictionary } = context;
  const inNames = { ...context, namesOnly: true };
  let best: { id: number; distance: number } | null = null;
  const isBetter = (id: number, distance: number): boolean => {
    if (!best || distance < best.distance) return true;
    if (distance > best.distance) return false;
    const more = dictionary.df(id) - dictionary.df(best.id);
    return more > 0 || (more === 0 && dictionary.term(id) < dictionary.term(best.id));
  };
  for (let radius = 1; radius < token.length && best === null; radius++)
    dictionary.eachNear(token, radius, (id, distance) => {
      const length = dictionary.term(id).length;
      const within = distance < length && distance <= Math.ceil((Math.max(token.length, length) * 2) / 3);
      if (within && isBetter(id, distance) && occursVisibly(inNames, id)) best = { id, distance };
      return radius;
    });
  return best === null ? null : dictionary.term((best as { id: number }).id);
}
