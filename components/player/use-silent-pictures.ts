import type { MediaPlayerInstance } from '@vidstack/react';
import { useEffect, type RefObject } from 'react';

/**
 * The player's library draws the pictures of the time line without a text. They say nothing that the time beside them
 * does not, so they are decoration (WCAG 1.1.1).
 */
export function useSilentPictures(player: RefObject<MediaPlayerInstance | null>): void {
  useEffect(() => {
    const element = player.current?.el;
    if (!element) return;
    const silence = () => {
      for (const picture of element.querySelectorAll('img:not([alt])')) picture.setAttribute('alt', '');
    };
    silence();
    const observer = new MutationObserver(silence);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [player]);
}
