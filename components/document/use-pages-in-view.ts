import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

/** Pages within one viewport height above and below are drawn ahead. */
const AHEAD = '100% 0px';

function pageOf(element: Element): number {
  return Number((element as HTMLElement).dataset.page);
}

interface Place {
  page: number;
  /** How far down the page, from 0 to 1. */
  share: number;
}

const pagesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-page]')];

/** What is in the middle of the list; null while the pages have no size. */
function placeIn(list: HTMLElement): Place | null {
  const middle = list.scrollTop + list.clientHeight / 2;
  const page = pagesIn(list)
    .filter(({ offsetTop }) => offsetTop <= middle)
    .at(-1);
  if (!page?.offsetHeight) return null;
  return { page: pageOf(page), share: Math.min(1, (middle - page.offsetTop) / page.offsetHeight) };
}

function scrollToPlace(list: HTMLElement, { page, share }: Place): void {
  const target = pagesIn(list)[page - 1];
  if (target) list.scrollTop = target.offsetTop + share * target.offsetHeight - list.clientHeight / 2;
}

/** When the pages change their size, what is in the middle of the list stays there; `moved` is called afterwards. */
function useSamePlace(list: RefObject<HTMLElement | null>, size: string, moved: () => void): void {
  const place = useRef<Place | null>(null);
  const tell = useEffectEvent(moved);
  // Layout effects come before the effects in which the pages take their new size.
  useLayoutEffect(() => {
    place.current = list.current && placeIn(list.current);
  }, [list, size]);
  useEffect(() => {
    if (!list.current || !place.current) return;
    scrollToPlace(list.current, place.current);
    // At an end another page may be in the middle though nothing scrolled.
    tell();
  }, [list, size]);
}

/**
 * Which pages are near the viewport; `onCurrent` gets the one at its middle, from 1.
 * @param size of a page; it is another one when the pages are given another size
 */
export function usePagesInView(
  list: RefObject<HTMLElement | null>,
  size: string,
  onCurrent: (page: number) => void,
) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  const observer = useRef<IntersectionObserver | null>(null);
  const look = () => {
    const place = list.current && placeIn(list.current);
    if (place) onCurrent(place.page);
  };
  const lookAgain = useEffectEvent(look);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => lookAgain());
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
  }, [list]);

  useSamePlace(list, size, look);

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
      return () => watching.unobserve(element);
    },
    [list],
  );
  return { near, observe };
}
