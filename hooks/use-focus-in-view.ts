import { useEffect } from 'react';
import { isObscured } from '@/lib/browser/obscured';

/** What has the focus, unless it belongs to `over` itself, when it lies under it; else null. */
function focusUnder(over: Element): Element | null {
  const focused = document.activeElement;
  if (focused === null || over.contains(focused)) return null;
  return isObscured(focused.getBoundingClientRect(), over.getBoundingClientRect()) ? focused : null;
}

/**
 * Tells the page how much of the window's end is covered, so that toasts stay clear of it and nothing that is brought
 * into view ends under it. What has the focus when more is covered than before is brought out again.
 */
export function useCoveredEnd(): void {
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-notification-area="bottom"]');
    if (place === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // In a low window the place stands in the page and covers nothing.
      const covers = getComputedStyle(place).position === 'fixed';
      style.setProperty('--covered-end', `${covers ? place.offsetHeight : 0}px`);
      if (covers) focusUnder(place)?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered-end');
    };
  }, []);
}
