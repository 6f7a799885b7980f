/** Results of other types that have a page, shown beside the labelled types and outside their total (docs/search.md §5). */
import { typesWith } from '@/lib/contracts/catalogue/content-types';
import type { AlsoFound } from '@/lib/contracts/listing/listing';
import { nameOfType } from '@/lib/domain/item-page/kind-names';
import type { Catalogue } from '../catalogue/catalogue';
import type { SearchAudience } from '../search/types';
import { searchTypes, type ListingQuery } from './query';

/** Fits one line on a wide screen. */
const MOST = 5;

/** What has all words need not stand first where nothing is about all of them. */
const CONSIDERED = 20;

/** Collections, study units, curricula, and the words to go by. */
const otherTypes = typesWith('listed').filter((type) => !searchTypes.includes(type));

/** Only beside the first page of the mixed search, for a text without filters; what has all its words, uncorrected. */
export function alsoFound(
  catalogue: Pick<Catalogue, 'engine' | 'item'>,
  query: ListingQuery,
  audience: SearchAudience,
): AlsoFound[] {
  const isMixed = query.types.length > 1;
  const isFirst = query.skip === 0 && query.limit > 0;
  if (!isMixed || !isFirst || query.text === '' || Object.keys(query.filters).length > 0) return [];
  const { hits, explain, corrected } = catalogue.engine.search({
    types: otherTypes,
    text: query.text,
    sort: 'rel-desc',
    skip: 0,
    limit: CONSIDERED,
    audience,
  });
  if (corrected) return [];
  const complete = hits.filter((hit) => explain(hit)?.hasAllWords).slice(0, MOST);
  return complete.flatMap(({ id }) => {
    const found = catalogue.item(id);
    if (!found) return [];
    const { type, slug, name, themeType } = found;
    return [{ type, slug, name, kind: themeType ?? nameOfType(type) }];
  });
}
