/** What the form of the filters means, as a browser without script submits it. Pure. */
import { filterOptions, filterRows, type Aggregations, type FilterRow } from './filters';
import { flattenTree, shownName, tickedName, type TreeNode } from './tree';

/** Number of leaves by key, of the parents that were shown as ticked. */
const readShown = (fields: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    fields.map((field) => {
      const [leaves, ...key] = field.split(' ');
      return [key.join(' '), Number(leaves)];
    }),
  );

/**
 * The values of a filter. A parent that was shown as ticked is pressed as with script: unticked alone it takes all below it along
 * (R-FLT-6), and it goes where one below it was unticked (R-FLT-5). One that only groups chooses all below it (R-FLT-2, R-FLT-7).
 * Values below a chosen one say nothing, and go.
 */
function valuesOf(row: FilterRow, params: URLSearchParams, terms: Aggregations): ReadonlySet<string> {
  const chosen = new Set(params.getAll(row.param));
  const shown = readShown(params.getAll(shownName(row.param)));
  const marked = new Set(params.getAll(tickedName(row.param)));
  const ticked = new Set([...chosen, ...marked]);
  if (chosen.size < 2 && shown.size === 0 && marked.size === 0) return chosen;
  const context = { aggregations: terms, levels: [], names: {}, isMixed: true };
  const tree = filterOptions(row, context, [...chosen]);
  const parents = flattenTree(tree).filter(({ children }) => children.length > 0);
  const below = ({ children }: TreeNode) => flattenTree(children).map(({ key }) => key);
  const clearBelow = (parent: TreeNode) => below(parent).forEach((key) => chosen.delete(key));
  // What was pressed furthest down counts first: it changes whether those above are whole.
  for (const parent of parents.toReversed()) {
    const leaves = below(parent).filter((key) => chosen.has(key) && !shown.has(key)).length;
    if (leaves < (shown.get(parent.key) ?? 0)) chosen.delete(parent.key);
    else if (shown.has(parent.key) && !ticked.has(parent.key)) clearBelow(parent);
    else if (!shown.has(parent.key) && marked.has(parent.key))
      below(parent).forEach((key) => chosen.add(key));
  }
  parents.filter(({ key }) => chosen.has(key)).forEach(clearBelow);
  return chosen;
}

/**
 * The parameters with the values that are meant.
 * @param terms those of the whole library: the counts of a narrower search lack some
 */
export function asSubmitted(params: URLSearchParams, terms: Aggregations): URLSearchParams {
  const values = new Map<string, ReadonlySet<string>>(
    filterRows.map((row) => [row.param, valuesOf(row, params, terms)]),
  );
  const added = [...values].flatMap(([name, chosen]) =>
    [...chosen].filter((value) => !params.has(name, value)).map((value) => [name, value]),
  );
  const stays = ([name, value]: [string, string]) => values.get(name)?.has(value) ?? true;
  return new URLSearchParams([...[...params].filter(stays), ...added]);
}
