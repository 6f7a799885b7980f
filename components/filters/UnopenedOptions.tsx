import type { TreeNode } from '@/lib/domain/listing/tree';
import { optionsMarkup, type FormChoice } from './options-markup';

interface UnopenedOptionsProps {
  nodes: readonly TreeNode[];
  choice: FormChoice;
}

/** Options that nobody has opened: in the page for a browser that runs no script, drawn when they are opened by all others. */
export function UnopenedOptions({ nodes, choice }: UnopenedOptionsProps) {
  const markup = typeof window === 'undefined' ? optionsMarkup(nodes, choice) : '';
  return <noscript suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
