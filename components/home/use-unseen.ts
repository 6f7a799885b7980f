import { useEffect, useState, type RefObject } from 'react';

/**
 * True once the element has been outside the viewport, where a change causes no visible layout shift. It then stays
 * true. Without IntersectionObserver it is true at once.
 */
export function useUnseen(ref: RefObject<Element | null>): boolean {
  const [isUnseen, setUnseen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (isUnseen || !element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) setUnseen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isUnseen]);
  return isUnseen;
}
