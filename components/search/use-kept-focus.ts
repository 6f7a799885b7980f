import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Where a choice goes once it is pressed (a filter that is removed, a step, "Try again"), the focus stays in the listing: at the
 * next step's heading, else at the count. To be spread on what holds them all.
 */
export function useKeptFocus() {
  const held = useRef<[place: Element, choice: Element] | null>(null);
  // Without dependencies: a choice may go with any answer, and its heading come with a later one.
  useEffect(() => {
    if (held.current && !held.current[1].isConnected && document.activeElement === document.body)
      held.current[0].querySelector<HTMLElement>('[aria-current=step] h3, p[role=status]')?.focus();
  });
  return {
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      held.current = [currentTarget, target];
    },
    // Not called for what is removed.
    onBlur: () => {
      held.current = null;
    },
  };
}
