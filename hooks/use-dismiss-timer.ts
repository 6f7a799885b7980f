import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/**
 * True while the pointer is over the element or the focus inside it. @param shown another value, and it is looked at anew: what was
 * replaced may have taken the focus with it, which no browser need tell of
 */
function useHeld(ref: RefObject<HTMLElement | null>, shown: unknown): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const hold = () => setHeld(true);
    const look = () => setHeld(element.matches(':hover') || element.contains(document.activeElement));
    element.addEventListener('pointerenter', hold);
    element.addEventListener('focusin', hold);
    element.addEventListener('pointerleave', look);
    element.addEventListener('focusout', look);
    // A part of it that takes the focus as it appears, as the thanks for a score do, has done so before this effect.
    look();
    return () => {
      element.removeEventListener('pointerenter', hold);
      element.removeEventListener('focusin', hold);
      element.removeEventListener('pointerleave', look);
      element.removeEventListener('focusout', look);
    };
  }, [ref, shown]);
  return isHeld;
}

interface DismissTimer {
  /** Milliseconds until `onEnd`; null: never. */
  after: number | null;
  onEnd: () => void;
}

/**
 * Calls `onEnd` after `after` ms, not counting the time in which the element of `ref` was in use (WCAG 2.2.1, R-CON-11). Another
 * `after` counts from when it is given: what is shown was replaced (R-NOT-14), and people need the time to read it. The same
 * `after` goes on counting.
 */
export function useDismissTimer(ref: RefObject<HTMLElement | null>, { after, onEnd }: DismissTimer): void {
  const isHeld = useHeld(ref, after);
  const remaining = useRef(after);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    remaining.current = after;
  }, [after]);
  useEffect(() => {
    if (isHeld || remaining.current === null) return;
    const started = Date.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, (remaining.current ?? 0) - (Date.now() - started));
    };
  }, [isHeld, after]);
}
