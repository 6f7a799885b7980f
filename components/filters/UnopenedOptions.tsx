import type { TreeNode } from '@/lib/domain/listing/tree';
import { optionsMarkup, type FormChoice } from './options-markup';

interface UnopenedOptionsProps {
  nodes: readonly TreeNode[];
  choice: FormChoice;
}

/** Options not opened yet: a `noscript` for browsers without JavaScript; others render them when they are opened. */
export function UnopenedOptions({ nodes, choice }: UnopenedOptionsProps) {
  const markup = typeof window === 'undefined' ? optionsMarkup(nodes, choice) : '';
  return <noscript suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
