/** A search whose text names a filter, carried out with it (docs/search.md §5). */
import type { Understood } from '@/lib/contracts/listing/listing';
import { recognisedDuration } from '@/lib/domain/listing/recognised-duration';
import type { SearchAudience, SearchEngine, SearchResult } from '../search/types';
import { contentTerms, termsOf } from '../search/engine/words/tokenise';
import type { ListingQuery } from './query';

export interface Answered {
  result: SearchResult;
  /** What was read as a filter; null when the text was taken word for word. */
  understood: Understood | null;
}

/** Whether the unchanged text is the name of the best result: a name that contains all its words is what is meant. */
function isName({ catalogue, query, audience }: Asking): boolean {
  const { hits, partial } = run(catalogue, { ...query, skip: 0, limit: 1, aggregations: [] }, audience);
  const name = termsOf(catalogue.item(hits[0]?.id ?? '')?.name ?? '');
  return !partial && contentTerms(termsOf(query.text)).every((term) => name.includes(term));
}

/** The part of the catalogue that a search needs. */
interface Searched {
  engine: Pick<SearchEngine, 'search'>;
  item: (id: string) => { name: string } | undefined;
}

interface Asking {
  catalogue: Searched;
  query: ListingQuery;
  audience: SearchAudience;
}

const run = ({ engine }: Searched, query: ListingQuery, audience: SearchAudience): SearchResult =>
  engine.search({ ...query, audience });

/** Searches. A length named in the text becomes the filter, unless one is set, the text is a name, or nothing is found. */
export function searchWithRecognisedFilters(
  catalogue: Searched,
  query: ListingQuery,
  audience: SearchAudience,
): Answered {
  const recognised = query.filters.duration || query.text === '' ? null : recognisedDuration(query.text);
  if (recognised && !isName({ catalogue, query, audience })) {
    const filters = { ...query.filters, duration: [...recognised.values] };
    const result = run(catalogue, { ...query, text: recognised.text, filters }, audience);
    if (result.total > 0)
      return { result, understood: { label: recognised.label, literal: recognised.literal } };
  }
  return { result: run(catalogue, query, audience), understood: null };
}
