import { useEffect } from 'react';
import { segmentOfType } from '@/lib/contracts/catalogue/content-types';
import { itemOfPath } from '@/lib/domain/item-page/item-of-path';

/** How long a pointer or the focus must rest on a link to count as intent, ms; passing over it does not. */
const RESTS_MS = 100;

/** With data saving on, nothing is prefetched that may never be opened. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * URL of an item page's data as Next.js will request it (`/_next/data/` of this release, the route's parameters as query); null
 * for every other link. A browser test fails when the page is then fetched from another URL.
 */
function dataAddress(link: HTMLAnchorElement): string | null {
  const { release } = document.documentElement.dataset;
  const item = link.origin === location.origin && link.search === '' ? itemOfPath(link.pathname) : null;
  // A course has a page of its own kind, whose data nobody shares.
  if (!release || item === null || item.type === 'trainingCourse') return null;
  if (link.pathname === location.pathname) return null;
  const route = new URLSearchParams({ listing: segmentOfType[item.type], slug: item.slug });
  return `/_next/data/${release}${link.pathname}.json?${route.toString()}`;
}

/** Fetches into the browser's cache; where the browser may not keep it, at least the server has the page cached. */
function prefetch(href: string): void {
  const hint = document.createElement('link');
  Object.assign(hint, { rel: 'prefetch', as: 'fetch', crossOrigin: 'anonymous', href });
  document.head.append(hint);
}

/**
 * Prefetches the data of an item page when the visitor seems about to open it: rests on its card, touches it, or reaches it by
 * keyboard. `active`: only for visitors whose browser may cache pages; for others each page would be fetched twice.
 */
export function usePrefetchOnIntent(active: boolean): void {
  useEffect(() => {
    if (!active || savesData()) return;
    const done = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const linkOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
    const want = (link: HTMLAnchorElement | null) => {
      const href = link && dataAddress(link);
      if (!href || done.has(href)) return;
      done.add(href);
      prefetch(href);
    };
    const onArrive = (event: Event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (link) timer = setTimeout(() => want(link), RESTS_MS);
    };
    const onTouch = (event: Event) => want(linkOf(event));
    document.addEventListener('pointerover', onArrive);
    document.addEventListener('touchstart', onTouch, { passive: true });
    document.addEventListener('focusin', onArrive);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onArrive);
      document.removeEventListener('touchstart', onTouch);
      document.removeEventListener('focusin', onArrive);
    };
  }, [active]);
}
