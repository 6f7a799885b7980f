import { useEffect, useEffectEvent, type RefObject } from 'react';
import { logEvent } from '@/lib/browser/log';

type Library = typeof import('@/lib/browser/steady-hls');

/** A player that recovers from what it can, and calls `onFault` for everything else. */
function playerOf({ SteadyHls, faultOfHls }: Library, onFault: () => void) {
  const hls = new SteadyHls({ enableWorker: false });
  hls.on(SteadyHls.Events.ERROR, (_event, data) => {
    if (faultOfHls(data)) onFault();
    else if (data.fatal) hls.recoverMediaError();
  });
  return hls;
}

const ignore = () => undefined;

/**
 * Plays an HLS address in a video element with hls.js, which is loaded on demand; natively in the browser where hls.js is
 * not supported or fails to load.
 * @param onFault called with each fault that is not recovered from: the address was refused, cannot be reached or cannot be played.
 *   A browser that plays HLS itself does not say which.
 */
export function useHls(
  ref: RefObject<HTMLVideoElement | null>,
  src: string,
  onFault: () => void = ignore,
): void {
  const report = useEffectEvent(onFault);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let player: { destroy: () => void } | null = null;
    let isGone = false;
    const onError = () => report();
    const byBrowser = () => {
      if (isGone) return;
      element.addEventListener('error', onError);
      element.src = src;
    };
    import('@/lib/browser/steady-hls').then(
      (library) => {
        if (!library.SteadyHls.isSupported()) return byBrowser();
        if (isGone) return undefined;
        const own = playerOf(library, onError);
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
      element.removeEventListener('error', onError);
      player?.destroy();
    };
  }, [ref, src]);
}
