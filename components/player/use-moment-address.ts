import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { momentOfAddress, type SegmentMoment } from '@/lib/domain/playback/moments';
import { usePlaybackStore } from '@/stores/playback';

function onAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * The moment that the address asks for (`?t=` or `#segment-…`), null for none. A fragment chosen later on the same
 * page moves the player.
 */
export function useMomentAddress(segments: readonly SegmentMoment[]): number | null {
  const address = useSyncExternalStore(
    onAddress,
    () => location.search + location.hash,
    () => '',
  );
  const moment = useMemo(() => {
    const [query = '', hash = ''] = address.split('#');
    return momentOfAddress({ t: new URLSearchParams(query).get('t'), hash }, segments);
  }, [address, segments]);

  useEffect(() => {
    const follow = () => {
      const seconds = momentOfAddress({ t: null, hash: location.hash }, segments);
      if (seconds !== null) usePlaybackStore.getState().seekTo(seconds);
    };
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [segments]);
  return moment;
}
