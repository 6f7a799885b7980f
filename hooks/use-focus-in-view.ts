import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isObscured } from '@/lib/browser/obscured';

/** What has the focus, unless it belongs to `over` itself, when it lies under it; else null. */
function focusUnder(over: Element): Element | null {
  const focused = document.activeElement;
  if (focused === null || over.contains(focused)) return null;
  return isObscured(focused.getBoundingClientRect(), over.getBoundingClientRect()) ? focused : null;
}

/** Calls back whenever the focus is, or comes to be, under the element while it is `active` (WCAG 2.2, 2.4.11). */
export function useFocusUnder(ref: RefObject<Element | null>, active: boolean, onUnder: () => void): void {
  const under = useEffectEvent(onUnder);
  useEffect(() => {
    if (!active) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      // The browser brings what it focuses into view first; only then is it known where it lies.
      frame = requestAnimationFrame(() => {
        if (ref.current && focusUnder(ref.current)) under();
      });
    };
    look();
    document.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', look);
    };
  }, [ref, active]);
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
