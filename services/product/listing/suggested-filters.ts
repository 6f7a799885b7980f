/** Filters that are suggested while somebody types: "gcse" is a level, "audio desc" a kind of description (docs/search.md §7). */
import type { SuggestResponse } from '@/lib/contracts/listing/listing';
import { spread } from '@/lib/domain/spread';
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
  return spread(shown, ({ filter }) => filter, { limit: MOST, mostOfOne: MOST_OF_ONE });
}
