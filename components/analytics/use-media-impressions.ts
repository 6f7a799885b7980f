import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { MEDIA_IMPRESSION_MS } from '@/lib/contracts/constants';

/** Share of the player that has to be in the viewport. */
const IN_VIEW = 0.5;

/** Calls back once, when the element has been in view for 5000 ms without a break (R-ANA-5). Returns a function that stops it. */
export function watchImpression(element: Element, onImpression: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inView = false;
  const judge = () => {
    clearTimeout(timer);
    if (inView && !document.hidden) {
      timer = setTimeout(() => {
        stop();
        onImpression();
      }, MEDIA_IMPRESSION_MS);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const now = entries.at(-1)?.isIntersecting === true;
      if (now === inView) return;
      inView = now;
      judge();
    },
    { threshold: IN_VIEW },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', judge);
  };
  document.addEventListener('visibilitychange', judge);
  observer.observe(element);
  return stop;
}

/** Watches every player on the current page; `onImpression` gets its content id. */
export function useMediaImpressions(onImpression: (contentId: string) => void): void {
  const { asPath } = useRouter();
  const page = asPath.split(/[?#]/)[0];
  useEffect(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('[data-media]')].map((element) =>
      watchImpression(element, () => onImpression(element.dataset.media ?? '')),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [page, onImpression]);
}
