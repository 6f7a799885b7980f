/** The queries of the search benchmark: the same ones for every system. */
import type { FilterName } from '@/lib/contracts/listing/names';
import { allAggregationNames } from '@/lib/contracts/listing/query-names';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';
import type { LibraryItem } from '@/lib/domain/visibility/library';
import type { SearchRequest } from '@/services/product/search/types';
import { countries, facetKeys, profiles, type Corpus, type Dice } from '@/__tests__/support/search/corpus';
import { audienceOf } from '@/__tests__/support/search/engine-of';
import { allTypes } from '@/__tests__/support/search/queries';

const QUERIES = 320;

/** Viewers as a service sees them: a few organisations with many visitors each. */
function viewerPool(dice: Dice): VisibilityViewer[] {
  return Array.from({ length: 12 }, (_, index) => ({
    country: index === 0 ? null : dice.pick(countries),
    blockedProfiles: index % 3 === 1 ? dice.some(profiles, 1, 2) : [],
    adultThemesRestricted: index % 4 === 2,
    allowedContentIds: index % 6 === 3 ? Array.from({ length: 20 }, () => `item${dice.below(5000)}`) : [],
    blockedContentIds: index % 6 === 4 ? Array.from({ length: 20 }, () => `item${dice.below(5000)}`) : [],
  }));
}

function withTypo(dice: Dice, word: string): string {
  const at = dice.between(1, word.length - 2);
  return dice.chance(0.5)
    ? word.slice(0, at) + word.slice(at + 1)
    : word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

/** Kinds of search text in the proportions of a library's log: names and subjects, half-typed words, misspellings. */
function text(corpus: Corpus, names: readonly string[]): string {
  const { dice, words } = corpus;
  const long = words.filter((word) => word.length > 4 && /^[a-z]+$/.test(word));
  const kind = dice.float();
  if (kind < 0.25) return '';
  if (kind < 0.45) return dice.pick(names);
  if (kind < 0.7) return Array.from({ length: dice.between(1, 3) }, () => dice.skewed(words)).join(' ');
  if (kind < 0.82) return `${dice.skewed(words)} ${dice.pick(long).slice(0, 4)}`;
  if (kind < 0.95)
    return `${withTypo(dice, dice.pick(long))} ${dice.chance(0.4) ? dice.skewed(words) : ''}`.trim();
  return dice.pick(["a doll's house", 'the bard', 'gcse lighting', 'qzxvkjw', 'drama key stage 4']);
}

function filters(dice: Dice): NonNullable<SearchRequest['filters']> {
  const chosen: NonNullable<SearchRequest['filters']> = {};
  const families = Object.keys(facetKeys).filter(
    (family) => family !== 'standard',
  ) as (keyof typeof facetKeys)[];
  const count = dice.pick([0, 0, 0, 1, 1, 2, 3]);
  for (let index = 0; index < count; index++) {
    const family: FilterName = dice.chance(0.2) ? 'type' : dice.pick(families);
    chosen[family] = dice.some(family === 'type' ? allTypes : facetKeys[family], 1, 2);
  }
  return chosen;
}

export function workload(
  corpus: Corpus,
  names: readonly string[],
  library: readonly LibraryItem[],
): SearchRequest[] {
  const { dice } = corpus;
  const audiences = viewerPool(dice).map((viewer) => audienceOf(library, viewer));
  return Array.from({ length: QUERIES }, () => {
    const typed = text(corpus, names);
    return {
      types: dice.chance(0.75) ? allTypes : [dice.skewed(allTypes)],
      text: typed,
      filters: filters(dice),
      sort: typed ? 'rel-desc' : dice.pick(['name-asc', 'name-asc', 'age-desc'] as const),
      skip: dice.pick([0, 0, 0, 0, 20, 40]),
      limit: 20,
      aggregations: allAggregationNames,
      audience: dice.pick(audiences),
    };
  });
}
