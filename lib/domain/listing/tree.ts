/**
 * Tree filters: which nodes are fully or partly selected, and how a click changes that (R-FLT-2 to R-FLT-11).
 *
 * A selection is a set of values. A node whose key is a value (`isValue`, such as a parent theme) includes everything
 * below it; a node that only groups (a content type over its sub-types) is selected through its leaves.
 */
export interface TreeNode {
  key: string;
  name: string;
  count: number;
  /** True if the key is a value of the filter; false for a node that only groups. */
  isValue: boolean;
  children: readonly TreeNode[];
}

export type NodeState = 'checked' | 'mixed' | 'unchecked';

/** R-FLT-11: a parent without children is a leaf. */
function leavesOf(node: TreeNode): readonly TreeNode[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);
}

/** Keys of the leaves that are selected, directly or through an ancestor. */
function coveredLeaves(nodes: readonly TreeNode[], selected: ReadonlySet<string>): ReadonlySet<string> {
  const covered = nodes.flatMap((node): string[] => {
    if (node.isValue && selected.has(node.key)) return leavesOf(node).map((leaf) => leaf.key);
    return [...coveredLeaves(node.children, selected)];
  });
  return new Set(covered);
}

/** The fewest values that select exactly these leaves: a full branch is represented by its top node if that is a value. */
function valuesOf(nodes: readonly TreeNode[], leaves: ReadonlySet<string>): readonly string[] {
  return nodes.flatMap((node): readonly string[] => {
    const isWhole = leavesOf(node).every((leaf) => leaves.has(leaf.key));
    if (isWhole && node.isValue) return [node.key];
    return valuesOf(node.children, leaves);
  });
}

function keysOf(nodes: readonly TreeNode[]): readonly string[] {
  return nodes.flatMap((node) => [node.key, ...keysOf(node.children)]);
}

/** R-FLT-3, R-FLT-4, R-FLT-8: fully, partly, or not selected. */
export function stateOfNode(tree: readonly TreeNode[], node: TreeNode, values: readonly string[]): NodeState {
  // Fast path: most pages have nothing selected, and searching the whole tree for every node takes quadratic time.
  if (values.length === 0) return 'unchecked';
  const covered = coveredLeaves(tree, new Set(values));
  const leaves = leavesOf(node);
  const chosen = leaves.filter((leaf) => covered.has(leaf.key)).length;
  if (chosen === 0) return 'unchecked';
  return chosen === leaves.length ? 'checked' : 'mixed';
}

/**
 * The values after a click on `node` where one may be chosen at a time: only this node, or nothing if it was selected (R-FLT-9,
 * R-FLT-10).
 *
 * @public offered: no filter of the library takes one value alone (docs/rules.md)
 */
export function toggleSingle(
  tree: readonly TreeNode[],
  node: TreeNode,
  values: readonly string[],
): readonly string[] {
  if (stateOfNode(tree, node, values) === 'checked') return [];
  return valuesOf([node], new Set(leavesOf(node).map((leaf) => leaf.key)));
}

/**
 * The values after a click on `node`: selects all of it, or clears it if it was fully selected (R-FLT-2, 5, 6, 7). Keeps values
 * that are not in the tree, because nothing matches them at present.
 */
export function toggleNode(
  tree: readonly TreeNode[],
  node: TreeNode,
  values: readonly string[],
): readonly string[] {
  const leaves = leavesOf(node).map((leaf) => leaf.key);
  const wasChecked = stateOfNode(tree, node, values) === 'checked';
  const covered = new Set(coveredLeaves(tree, new Set(values)));
  for (const leaf of leaves) {
    if (wasChecked) covered.delete(leaf);
    else covered.add(leaf);
  }
  const known = new Set(keysOf(tree));
  return [...values.filter((value) => !known.has(value)), ...valuesOf(tree, covered)];
}
