import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** Pages within one viewport height above and below are drawn ahead. */
const AHEAD = '100% 0px';

function pageOf(element: Element): number {
  return Number((element as HTMLElement).dataset.page);
}

/** Which pages are near the viewport; `onCurrent` gets the one at its middle, from 1. */
export function usePagesInView(list: RefObject<HTMLElement | null>, onCurrent: (page: number) => void) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  const observer = useRef<IntersectionObserver | null>(null);
  const report = useEffectEvent(onCurrent);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let frame = 0;
    const look = () => {
      const middle = element.scrollTop + element.clientHeight / 2;
      const pages = [...element.querySelectorAll<HTMLElement>('[data-page]')];
      const current = pages.filter(({ offsetTop }) => offsetTop <= middle).at(-1);
      if (current) report(pageOf(current));
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
  }, [list]);

  const observe = useCallback(
    (element: HTMLElement) => {
      observer.current ??= new IntersectionObserver(
        (entries) => {
          setNear((known) => {
            const next = new Set(known);
            for (const { target, isIntersecting } of entries) {
              if (isIntersecting) next.add(pageOf(target));
              else next.delete(pageOf(target));
            }
            return next;
          });
        },
        { root: list.current, rootMargin: AHEAD },
      );
      const watching = observer.current;
      watching.observe(element);
      return () => {
        watching.unobserve(element);
      };
    },
    [list],
  );
  return { near, observe };
}
