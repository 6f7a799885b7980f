/** Filters that are suggested while somebody types: "gcse" is a level, "audio desc" a kind of description (docs/search.md §7). */
import type { SuggestResponse } from '@/lib/contracts/listing/listing';
import type { Audience } from '../catalogue/audience';
import type { SearchEngine } from '../search/types';
import { isHiddenValue } from './hidden-values';
import type { Typed } from './spoken-moments';

/** Beside ten names at most. */
const MOST = 3;

/** With the number of results that each leads to. */
export const suggestedFilters = (
  engine: Pick<SearchEngine, 'namedValues'>,
  typed: Typed,
  audience: Audience,
): NonNullable<SuggestResponse['filters']> =>
  engine
    .namedValues({ ...typed, audience })
    .filter(({ filter, key }) => !isHiddenValue(filter, key, audience))
    .slice(0, MOST);
