import { useEffect } from 'react';

/** Keeps the page from scrolling while mounted, and restores scrolling afterwards (R-SHL-4). */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
}
