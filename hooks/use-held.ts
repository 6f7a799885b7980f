import { useEffect, useState, type RefObject } from 'react';

/** True while the pointer is over the element or the focus inside it, so that it is not removed while in use. */
export function useHeld(ref: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const hold = () => setHeld(true);
    const release = () => setHeld(element.matches(':hover') || element.contains(document.activeElement));
    element.addEventListener('pointerenter', hold);
    element.addEventListener('focusin', hold);
    element.addEventListener('pointerleave', release);
    element.addEventListener('focusout', release);
    // A part of it that takes the focus as it appears, as the thanks for a score do, has done so before this effect.
    if (element.contains(document.activeElement)) hold();
    return () => {
      element.removeEventListener('pointerenter', hold);
      element.removeEventListener('focusin', hold);
      element.removeEventListener('pointerleave', release);
      element.removeEventListener('focusout', release);
    };
  }, [ref]);
  return isHeld;
}
