import type { TreeNode } from '@/lib/domain/listing/tree';
import { folded } from '@/lib/domain/text/fold';

function matches(node: TreeNode, text: string): readonly TreeNode[] {
  if (folded(node.name).includes(text)) return [node];
  const children = node.children.flatMap((child) => matches(child, text));
  return children.length > 0 ? [{ ...node, children }] : [];
}

/** Options whose name, or a name below or above theirs, holds the text. */
export function matchingNodes(nodes: readonly TreeNode[], text: string): readonly TreeNode[] {
  const wanted = folded(text.trim());
  return wanted === '' ? nodes : nodes.flatMap((node) => matches(node, wanted));
}
