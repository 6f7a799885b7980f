/** Addresses of listings that are empty for a viewer, so that menus can leave out their links. Pure. */
import { segmentOfType, typesWith } from '@/lib/contracts/catalogue/content-types';
import type { Aggregations } from '../listing/filters';
import { emptyGroups, type VocabularyType } from '../listing/vocabulary';

const vocabularies: readonly VocabularyType[] = ['genre', 'period', 'company', 'theme', 'skill'];
/** Vocabularies divided into groups, each with its own link. */
const grouped: ReadonlySet<VocabularyType> = new Set(['theme', 'skill']);

/** Aggregations of the mixed search that are needed. */
export const countedAggregations = ['type', ...vocabularies] as const;
/** Listings that the mixed search does not count. */
export const countedAlone = ['collections', 'study-units', 'curricula'] as const;

/**
 * Addresses of empty listings, in no particular order. A listing whose count is unknown is not included: its link is shown
 * unless it is known to be empty.
 * @param aggregations over everything that the viewer may see
 * @param totals number of items in each of the listings in `countedAlone`
 */
export function emptyWays(
  aggregations: Aggregations,
  totals: Readonly<Partial<Record<(typeof countedAlone)[number], number>>>,
): readonly string[] {
  const { type: types } = aggregations;
  const isEmpty = (type: string) =>
    types !== undefined && !types.some(({ key, count }) => key === type && count > 0);
  return [
    ...typesWith('searched')
      .filter(isEmpty)
      .map((type) => `/${segmentOfType[type]}`),
    ...countedAlone.filter((list) => totals[list] === 0).map((list) => `/${list}`),
    ...vocabularies.flatMap((type) => {
      const buckets = aggregations[type];
      const path = `/${segmentOfType[type]}`;
      const empty = buckets ? emptyGroups(type, buckets) : [];
      return empty.map((id) => (grouped.has(type) ? `${path}#${id}` : path));
    }),
  ];
}
