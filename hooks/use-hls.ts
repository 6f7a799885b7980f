import { useEffect, type RefObject } from 'react';
import { logEvent } from '@/lib/browser/log';

/**
 * Plays an HLS address in a video element with hls.js, which is loaded on demand; natively in the browser where hls.js is
 * not supported or fails to load.
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
