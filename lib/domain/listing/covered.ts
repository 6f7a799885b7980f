/** Values of a filter that say nothing, because one above them is chosen too. Pure. */
import { filterOptions, filterRows, type Aggregations } from './filters';
import { flattenTree } from './tree';

/**
 * The parameters without values below another chosen one, as a form submitted without script sends them: a ticked parent is shown
 * with all its children ticked.
 * @param terms those of the whole library: the counts of a narrower search lack some
 */
export function withoutCovered(params: URLSearchParams, terms: Aggregations): URLSearchParams {
  const context = { aggregations: terms, levels: [], names: {}, isMixed: false };
  const covered = new Map<string, ReadonlySet<string>>();
  for (const row of filterRows) {
    const chosen = new Set(params.getAll(row.param));
    if (chosen.size < 2) continue;
    const parents = flattenTree(filterOptions(row, context, [...chosen])).filter(({ key }) =>
      chosen.has(key),
    );
    const below = parents.flatMap(({ children }) => flattenTree(children));
    covered.set(row.param, new Set(below.map(({ key }) => key)));
  }
  return new URLSearchParams([...params].filter(([name, value]) => !covered.get(name)?.has(value)));
}
