/** The query with misspelt words corrected (docs/search.md §6). */
import type { ExpandContext, Expansion } from './expansion';
import type { QueryText } from '../query/query';

/** The corrected text, or null when nothing was corrected. */
export function didYouMean(
  { dictionary }: ExpandContext,
  query: QueryText,
  expansions: readonly Expansion[],
): string | null {
  const replacement = new Map(
    expansions.flatMap((expansion) =>
      expansion.corrected ? [[expansion.token.term, nearest(expansion)] as const] : [],
    ),
  );
  if (replacement.size === 0) return null;
  let text = '';
  let done = 0;
  for (const word of query.words) {
    if (!word.terms.some((term) => replacement.has(term))) continue;
    text += query.text.slice(done, word.start);
    text += word.terms.map((term) => replacement.get(term) ?? term).join(' ');
    done = word.end;
  }
  return (text + query.text.slice(done)).replace(/\s+/gu, ' ').trim();

  function nearest({ terms, qualities }: Expansion): string {
    const found = terms.map((id, place) => ({
      quality: qualities[place] ?? 0,
      df: dictionary.df(id),
      term: dictionary.term(id),
    }));
    found.sort(
      (one, other) => other.quality - one.quality || other.df - one.df || (one.term < other.term ? -1 : 1),
    );
    return found[0]?.term ?? '';
  }
}
