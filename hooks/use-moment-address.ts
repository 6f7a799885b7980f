import { useEffect, useState } from 'react';
import { momentOfAddress, type SegmentMoment } from '@/lib/rules/moments';
import { usePlaybackStore } from '@/stores/playback';

/**
 * The moment that the address asks for (`?t=` or `#segment-…`), null for none. A fragment chosen later on the same
 * page moves the player.
 */
export function useMomentAddress(segments: readonly SegmentMoment[]): number | null {
  const [moment, setMoment] = useState<number | null>(null);
  useEffect(() => {
    const read = () => momentOfAddress({ t: new URLSearchParams(location.search).get('t'), hash: location.hash }, segments);
    const follow = () => {
      const seconds = read();
      setMoment(seconds);
      if (seconds !== null && location.hash !== '') usePlaybackStore.getState().seekTo(seconds);
    };
    setMoment(read());
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [segments]);
  return moment;
}
