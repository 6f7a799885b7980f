/**
 * Tree filters: what is chosen, in part or whole, and what a click makes of it (R-FLT-2 to R-FLT-11).
 *
 * A selection is a set of values. A node whose own key is a value (`isValue`, a parent theme) stands for everything
 * below it; a node that only groups (a content type over its sub-types) has no value, and is chosen through its leaves.
 */
export interface TreeNode {
  key: string;
  name: string;
  count: number;
  /** The key can be sent as a value of the filter. False for a node that only groups. */
  isValue: boolean;
  children: readonly TreeNode[];
}

export type NodeState = 'checked' | 'mixed' | 'unchecked';
/** `single`: choosing one clears the others. */
export type SelectMode = 'multiple' | 'single';

/** R-FLT-11: a parent without children is a leaf. */
function leavesOf(node: TreeNode): readonly TreeNode[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);
}

/** Keys of the leaves that a selection covers, whether by themselves or through a chosen ancestor. */
function coveredLeaves(nodes: readonly TreeNode[], selected: ReadonlySet<string>): ReadonlySet<string> {
  const covered = nodes.flatMap((node): string[] => {
    if (node.isValue && selected.has(node.key)) return leavesOf(node).map((leaf) => leaf.key);
    return [...coveredLeaves(node.children, selected)];
  });
  return new Set(covered);
}

/** The fewest values that cover these leaves: a whole branch is written as its top where that is a value. */
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

/** R-FLT-3, R-FLT-4, R-FLT-8: whole, in part, or not at all. */
export function stateOfNode(tree: readonly TreeNode[], node: TreeNode, values: readonly string[]): NodeState {
  // Most pages have nothing chosen; looking through the whole tree for each of its nodes is work that grows with its square.
  if (values.length === 0) return 'unchecked';
  const covered = coveredLeaves(tree, new Set(values));
  const leaves = leavesOf(node);
  const chosen = leaves.filter((leaf) => covered.has(leaf.key)).length;
  if (chosen === 0) return 'unchecked';
  return chosen === leaves.length ? 'checked' : 'mixed';
}

/**
 * The values after a click on `key`. Multiple mode: a node that is not wholly chosen becomes so, else it is cleared
 * (R-FLT-2, 5, 6, 7). Single mode: only this one, or none if it was the one (R-FLT-9, 10).
 * Values that the tree does not know (their count fell to nothing) are kept in multiple mode.
 */
export function toggleNode(
  tree: readonly TreeNode[],
  node: TreeNode,
  values: readonly string[],
  mode: SelectMode = 'multiple',
): readonly string[] {
  const leaves = leavesOf(node).map((leaf) => leaf.key);
  const wasChecked = stateOfNode(tree, node, values) === 'checked';
  if (mode === 'single') return wasChecked ? [] : valuesOf([node], new Set(leaves));
  const covered = new Set(coveredLeaves(tree, new Set(values)));
  for (const leaf of leaves) {
    if (wasChecked) covered.delete(leaf);
    else covered.add(leaf);
  }
  const known = new Set(keysOf(tree));
  return [...values.filter((value) => !known.has(value)), ...valuesOf(tree, covered)];
}
