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

/** Every node of a tree, parents before children. */
export function flattenTree(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.flatMap((node) => [node, ...flattenTree(node.children)]);
}

/** Chosen values that the tree lacks, because nothing matches them at present. */
export function missingValues(tree: readonly TreeNode[], values: readonly string[]): readonly string[] {
  const known = new Set(flattenTree(tree).map(({ key }) => key));
  return values.filter((value) => !known.has(value));
}

/** R-FLT-11: a parent without children is a leaf. */
function leavesOf(node: TreeNode): readonly TreeNode[] {
  return flattenTree([node]).filter(({ children }) => children.length === 0);
}

/** Nodes that are selected, directly or through an ancestor. */
function selectedNodes(nodes: readonly TreeNode[], chosen: ReadonlySet<string>): readonly TreeNode[] {
  return nodes.flatMap((node) =>
    node.isValue && chosen.has(node.key) ? flattenTree([node]) : selectedNodes(node.children, chosen),
  );
}

/** Name of the fields that say which parents the form showed as ticked, and with how many leaves. */
export const shownName = (param: string) => `${param}.shown`;
/** Name of the checkbox of a parent that is not sent as a value: it only groups, or is shown as ticked because of others. */
export const tickedName = (param: string) => `${param}.ticked`;

/**
 * What the form sends of a node without script, which the server reads (`submitted.ts`): the name of its checkbox, and of a parent
 * that is shown as ticked a field that says so. A parent that is shown as ticked only because of nodes above or below is sent under
 * another name: its value would select children that the tree lacks. So is one that only groups. A leaf always is a value, so that
 * what stays ticked stays chosen.
 */
export function fieldsOf(
  node: TreeNode,
  state: NodeState,
  { param, values }: { param: string; values: readonly string[] },
): { name: string; shown: string | null } {
  const isWhole = node.children.length > 0 && state === 'checked';
  const isSent = node.isValue && (!isWhole || values.includes(node.key));
  return {
    name: isSent ? param : tickedName(param),
    shown: isWhole ? `${leavesOf(node).length} ${node.key}` : null,
  };
}

/** R-FLT-3, R-FLT-4, R-FLT-8: fully, partly, or not selected. */
export function stateOfNode(tree: readonly TreeNode[], node: TreeNode, values: readonly string[]): NodeState {
  // Fast path: most pages have nothing selected, and searching the whole tree for every node takes quadratic time.
  if (values.length === 0) return 'unchecked';
  const selected = new Set(selectedNodes(tree, new Set(values)));
  const leaves = leavesOf(node).map((leaf) => selected.has(leaf));
  if (!leaves.includes(true)) return 'unchecked';
  return leaves.includes(false) ? 'mixed' : 'checked';
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
  return toggleNode([node], node, []);
}

/**
 * The values after a click on `node`: selects all of it, or clears it if it was fully selected (R-FLT-2, 5, 6, 7). Only a click on a
 * parent selects its key: the tree lacks the children that nothing matches at present, and ticking all that are there does not
 * choose those too. Clearing below a selected parent leaves its other children. Keeps values that are not in the tree.
 */
export function toggleNode(
  tree: readonly TreeNode[],
  node: TreeNode,
  values: readonly string[],
): readonly string[] {
  const selects = stateOfNode(tree, node, values) !== 'checked';
  const valuesIn = (nodes: readonly TreeNode[], isBelow: boolean): readonly string[] =>
    nodes.flatMap((each) => {
      if (each === node && !selects) return [];
      const isWhole = isBelow || each === node || (each.isValue && values.includes(each.key));
      const isSplit = flattenTree(each.children).includes(node);
      return isWhole && each.isValue && !isSplit ? each.key : valuesIn(each.children, isWhole);
    });
  return [...missingValues(tree, values), ...valuesIn(tree, false)];
}
