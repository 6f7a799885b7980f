import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/layout/Fold';

interface FoldedListProps<Item> {
  items: readonly Item[];
  /** How many items are shown at first. A list with just one more is shown whole. */
  shown: number;
  /** "guides", "standards": what the rest is called, unless what stands above says it. */
  noun?: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that shows its first items and unfolds the rest; works without script. */
export function FoldedList<Item>({ items, shown, noun, children }: FoldedListProps<Item>) {
  const rest = items.length - shown;
  if (rest <= 1) return children(items);
  return (
    <>
      {children(items.slice(0, shown))}
      <Fold summary={noun ? `Show ${rest} more ${noun}` : `Show ${rest} more`}>
        {children(items.slice(shown))}
      </Fold>
    </>
  );
}
