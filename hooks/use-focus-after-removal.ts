import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { focusOn } from '@/lib/browser/focus';

/**
 * Where a choice goes once it is pressed (a filter that is removed, a step, "Try again"), the focus stays in what holds the
 * choices. To be spread on what holds them all.
 * @param place selector of what then has the focus, such as the heading; without one there, the focus is not moved
 */
export function useFocusAfterRemoval(place: string) {
  const held = useRef<[holder: Element, choice: Element] | null>(null);
  // Without dependencies: a choice may go with any answer, and its heading come with a later one. Before the navigation that took
  // the choice is told as complete, for then the main part has the focus that was lost (`useFocusRestoration`).
  useLayoutEffect(() => {
    if (held.current && !held.current[1].isConnected && document.activeElement === document.body)
      focusOn(held.current[0].querySelector<HTMLElement>(place));
  });
  return {
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      held.current = [currentTarget, target];
    },
    // Not called for what is removed. A choice whose window loses the focus keeps its own.
    onBlur: ({ target }: FocusEvent) => {
      if (document.activeElement !== target) held.current = null;
    },
  };
}
