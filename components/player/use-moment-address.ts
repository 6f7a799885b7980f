import { useEffect, useMemo } from 'react';
import { useAddress } from '@/hooks/use-address';
import { momentOfAddress } from '@/lib/domain/playback/moment-address';
import type { SegmentMoment } from '@/lib/domain/playback/moments';
import { usePlaybackStore } from '@/stores/playback';

/**
 * The moment in the page's address (`?t=` or `#segment-…`), null for none. A fragment chosen later on the same page moves the
 * player.
 */
export function useMomentAddress(segments: readonly SegmentMoment[]): number | null {
  const address = useAddress();
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
    return () => removeEventListener('hashchange', follow);
  }, [segments]);
  return moment;
}
