import type { MediaPlayerInstance, TextTrackAddEvent } from '@vidstack/react';
import { useEffect, type RefObject } from 'react';
import type { PlaybackGrant } from '@/lib/contracts/media';
import { isAwaited } from './player-source';

/**
 * Texts come with the grant, with their kinds and names, whatever library plays. Those that manifests name for other players
 * would stand in the menu a second time.
 */
export function useGrantTexts(
  player: RefObject<MediaPlayerInstance | null>,
  grant: PlaybackGrant,
  stands: boolean,
): void {
  const { captions } = grant;
  // While a grant is awaited there are no texts of its own to tell from others.
  const waits = isAwaited(grant);
  useEffect(() => {
    const texts = player.current?.textTracks;
    if (!stands || waits || !texts) return undefined;
    const addresses = new Set(captions.map(({ url }) => url));
    const leaveOut = ({ detail: track }: TextTrackAddEvent) => {
      if (track.kind === 'chapters' || addresses.has(track.src ?? '')) return;
      track.setMode('disabled');
      texts.remove(track);
    };
    texts.addEventListener('add', leaveOut);
    return () => texts.removeEventListener('add', leaveOut);
  }, [player, captions, stands, waits]);
}
