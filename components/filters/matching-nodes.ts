import { flattenTree, type TreeNode } from '@/lib/domain/listing/tree';
import { folded } from '@/lib/domain/text/fold';

function matches(node: TreeNode, text: string): readonly TreeNode[] {
  if (folded(node.name).includes(text)) return flattenTree([node]);
  const below = node.children.flatMap((child) => matches(child, text));
  return below.length > 0 ? [node, ...below] : [];
}

/**
 * Options whose name, or a name below or above theirs, holds the text; null: all, for there is no text. Nodes of the tree
 * itself: what a parent's state is and what a click on it selects depends on all its children, also on those not shown.
 */
export function matchingNodes(nodes: readonly TreeNode[], text: string): ReadonlySet<TreeNode> | null {
  const wanted = folded(text.trim());
  return wanted === '' ? null : new Set(nodes.flatMap((node) => matches(node, wanted)));
}
