import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/layout/Fold';

interface FoldedListProps<Item> {
  items: readonly Item[];
  /** How many items are shown at first. A list with just one more is shown whole. */
  shown: number;
  /** "guides", "standards": what the rest is called, unless what stands above says it. */
  noun?: string;
  /** What stands above, such as "Levels", for screen readers, which list such controls without it (WCAG 2.4.6). */
  label?: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that shows its first items and unfolds the rest; works without script. */
export function FoldedList<Item>({ items, shown, noun, label, children }: FoldedListProps<Item>) {
  const rest = items.length - shown;
  if (rest <= 1) return children(items);
  return (
    <>
      {children(items.slice(0, shown))}
      <Fold
        summary={
          noun ? (
            `Show ${rest} more ${noun}`
          ) : (
            <>
              {`Show ${rest} more`}
              <span className="visually-hidden">: {label}</span>
            </>
          )
        }
      >
        {children(items.slice(shown))}
      </Fold>
    </>
  );
}
