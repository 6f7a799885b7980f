import { useEffect } from 'react';
import { isObscured } from './obscured';

/** The focused element, if `over` obscures it and does not contain it; else null. */
function focusUnder(over: Element): Element | null {
  const focused = document.activeElement;
  if (focused === null || over.contains(focused)) return null;
  return isObscured(focused.getBoundingClientRect(), over.getBoundingClientRect()) ? focused : null;
}

/** Tells the frame, and what is scrolled into view, how many px of the window's end are covered. */
function setCovered(px: number): void {
  const length = px === 0 ? '' : `${px}px`;
  document.body.style.setProperty('--covered-end', length);
  document.documentElement.style.scrollPaddingBlockEnd = length;
}

/**
 * Sets `--covered-end` to the covered height at the bottom of the window, so that toasts stay clear of it, and the root's scroll
 * padding, so that nothing is scrolled into view under it. If the covering area grows over the focused element, that is scrolled
 * into view again.
 */
export function useCoveredEnd(): void {
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-notification-area="bottom"]');
    if (place === null) return;
    const observer = new ResizeObserver(() => {
      // In a low window the area is part of the page's flow and covers nothing.
      const covers = getComputedStyle(place).position === 'fixed';
      setCovered(covers ? place.offsetHeight : 0);
      if (covers) focusUnder(place)?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      setCovered(0);
    };
  }, []);
}
