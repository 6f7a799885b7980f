import { useEffect } from 'react';
import { itemOfPath } from '@/lib/domain/item-page/item-of-path';

/** A pointer or focus that rests on a link so long means it; passing over means nothing. Ms. */
const RESTS_MS = 100;

/** People who save data are not given what they may not open. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Address of the data of an item page, as the framework will ask for it (`/_next/data/` of this release, the route's names as
 * query); null for every other link. A browser test fails when the page is then fetched under another address.
 */
function dataAddress(link: HTMLAnchorElement): string | null {
  const { release } = document.documentElement.dataset;
  const item = link.origin === location.origin && link.search === '' ? itemOfPath(link.pathname) : null;
  if (!release || item === null || link.pathname === location.pathname) return null;
  return `/_next/data/${release}${link.pathname}.json?${new URLSearchParams(item).toString()}`;
}

/** Fetches into the browser's own cache; where that is not kept, the server at least has the page at hand. */
function prefetch(href: string): void {
  const hint = document.createElement('link');
  Object.assign(hint, { rel: 'prefetch', as: 'fetch', crossOrigin: 'anonymous', href });
  document.head.append(hint);
}

/**
 * Gets the data of an item page when a visitor is about to open it: rests on its card, touches it, or reaches it by
 * keyboard. `active`: only for those whose pages may be kept by their browser; the others would be fetched twice.
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
