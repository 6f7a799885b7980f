import { useEffect, useState, type RefObject } from 'react';

/**
 * True while the element is outside the viewport, where a change causes no visible layout shift; also once it has been
 * removed. Without IntersectionObserver it is always true.
 */
export function useUnseen(ref: RefObject<Element | null>): boolean {
  const [isUnseen, setUnseen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setUnseen(!last.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isUnseen;
}
