import { useEffect, type RefObject } from 'react';
import { logEvent } from '@/lib/browser/log';

/**
 * Plays an HLS address in a video element: by hls.js, which comes when it is needed, or by the browser itself where that can, and
 * where the library does not come.
 */
export function useHls(ref: RefObject<HTMLVideoElement | null>, src: string): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let player: { destroy: () => void } | null = null;
    let isGone = false;
    const byBrowser = () => {
      if (!isGone) element.src = src;
    };
    import('hls.js').then(
      ({ default: Hls }) => {
        if (!Hls.isSupported()) return byBrowser();
        if (isGone) return undefined;
        const own = new Hls({ enableWorker: false });
        own.loadSource(src);
        own.attachMedia(element);
        player = own;
        return undefined;
      },
      (error: unknown) => {
        logEvent('error', 'The library that plays HLS could not be loaded', error);
        byBrowser();
      },
    );
    return () => {
      isGone = true;
      player?.destroy();
    };
  }, [ref, src]);
}
