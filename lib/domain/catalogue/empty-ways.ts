/** Which ways into the library lead nowhere: the lists in which a viewer would find nothing. Pure. */
import { segmentOfType, typesWith } from '@/lib/contracts/content-types';
import type { Aggregations } from '../listing/filters';
import { emptyGroups, type VocabularyType } from '../listing/vocabulary';

const vocabularies: readonly VocabularyType[] = ['genre', 'period', 'company', 'theme', 'skill'];
/** Words in groups, each of which has a way of its own. */
const grouped: ReadonlySet<VocabularyType> = new Set(['theme', 'skill']);

/** What must be counted in the mixed search to know. */
export const countedAggregations = ['type', ...vocabularies] as const;
/** Lists that the mixed search does not count. */
export const countedAlone = ['collections', 'study-units', 'curricula'] as const;

/**
 * Addresses with nothing behind them, in no special order. What could not be counted is not among them: a way is shown unless
 * it is known to be empty.
 * @param aggregations of all that the viewer may see
 * @param totals items of each list that is counted alone
 */
export function emptyWays(
  aggregations: Aggregations,
  totals: Readonly<Partial<Record<(typeof countedAlone)[number], number>>>,
): readonly string[] {
  const { type: types } = aggregations;
  const isEmpty = (type: string) =>
    types !== undefined && !types.some(({ key, count }) => key === type && count > 0);
  return [
    ...typesWith('searched').filter(isEmpty).map((type) => `/${segmentOfType[type]}`),
    ...countedAlone.filter((list) => totals[list] === 0).map((list) => `/${list}`),
    ...vocabularies.flatMap((type) => {
      const buckets = aggregations[type];
      const path = `/${segmentOfType[type]}`;
      const empty = buckets ? emptyGroups(type, buckets) : [];
      return empty.map((id) => (grouped.has(type) ? `${path}#${id}` : path));
    }),
  ];
} // prettier-ignore
