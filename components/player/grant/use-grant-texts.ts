import type { MediaPlayerInstance, TextTrackAddEvent } from '@vidstack/react';
import { useEffect, type RefObject } from 'react';
import type { PlaybackGrant } from '@/lib/contracts/media/media';
import { isPlaceholder } from '../source/player-source';

/**
 * Text tracks come from the grant, with their kinds and labels, whichever library plays. Tracks that the manifests list for other
 * players are removed, or they would appear in the menu twice.
 */
export function useGrantTexts(
  player: RefObject<MediaPlayerInstance | null>,
  grant: PlaybackGrant,
  isMounted: boolean,
): void {
  const { captions } = grant;
  // Until the grant arrives, there are no text tracks of its own to compare with.
  const waits = isPlaceholder(grant);
  useEffect(() => {
    const texts = player.current?.textTracks;
    if (!isMounted || waits || !texts) return undefined;
    const addresses = new Set(captions.map(({ url }) => url));
    const leaveOut = ({ detail: track }: TextTrackAddEvent) => {
      if (track.kind === 'chapters' || addresses.has(track.src ?? '')) return;
      track.setMode('disabled');
      texts.remove(track);
    };
    texts.addEventListener('add', leaveOut);
    return () => texts.removeEventListener('add', leaveOut);
  }, [player, captions, isMounted, waits]);
}
