/** Filters that are suggested while somebody types: "gcse" is a level, "audio desc" a kind of description (docs/search.md §7). */
import type { SuggestResponse } from '@/lib/contracts/listing/listing';
import type { FilterName } from '@/lib/contracts/listing/names';
import type { Audience } from '../catalogue/audience';
import type { SearchAudience, SearchEngine } from '../search/types';
import { isHiddenValue } from './hidden-values';
import type { Typed } from './spoken-moments';

/** They stand below the names, and are to be seen without scrolling. */
const MOST = 3;
/** Of one filter, while others can fill the rest: "gcse" is the beginning of six courses, and a level. */
const MOST_OF_ONE = 2;

/** With the number of results that each leads to. */
export function suggestedFilters(
  engine: Pick<SearchEngine, 'namedValues'>,
  typed: Typed,
  audience: SearchAudience & Pick<Audience, 'hides'>,
): NonNullable<SuggestResponse['filters']> {
  const shown = engine
    .namedValues({ ...typed, audience })
    .filter(({ filter, key }) => !isHiddenValue(filter, key, audience));
  const taken = new Map<FilterName, number>();
  const isBeyond = shown.map(({ filter }) => {
    const before = taken.get(filter) ?? 0;
    taken.set(filter, before + 1);
    return before >= MOST_OF_ONE;
  });
  const first = shown.filter((_, place) => !isBeyond[place]);
  return [...first, ...shown.filter((_, place) => isBeyond[place])].slice(0, MOST);
}
