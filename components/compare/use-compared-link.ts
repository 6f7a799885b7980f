import type { HLSErrorEvent, MediaErrorDetail, MediaPlayerInstance } from '@vidstack/react';
import { useRef, type RefObject } from 'react';
import { faultOfHls, faultOfMedia } from '@/components/player/player-source';
import type { SourceFault } from '@/lib/domain/playback/playback';
import type { Compared } from './use-compared';

function stand(player: MediaPlayerInstance, seconds: number, plays: boolean): void {
  player.currentTime = seconds;
  if (plays) player.play().catch(() => undefined);
}

/** Handlers that connect one of the two players to its playback state: start position, play and pause, faults. */
export function useComparedLink(
  player: RefObject<MediaPlayerInstance | null>,
  { playback: { from, load }, send }: Compared,
  onPlaying: (plays: boolean) => void,
) {
  const startedLoad = useRef(0);
  const wants = useRef(true);
  const fault = (kind: SourceFault | null) => {
    if (kind) send({ type: 'faulted', fault: kind, online: navigator.onLine });
  };
  return {
    onCanPlay: () => {
      // A change of quality fires this event too; only a new source restarts, and a paused player stays paused.
      if (!player.current || startedLoad.current === load) return;
      startedLoad.current = load;
      stand(player.current, from, wants.current);
    },
    onPlay: () => {
      wants.current = true;
      onPlaying(true);
    },
    onPause: () => {
      onPlaying(false);
      // Removing the source fires a pause too, which does not count as the person's choice.
      if (player.current?.state.canPlay) wants.current = false;
    },
    onEnded: () => {
      onPlaying(false);
    },
    onHlsError: (detail: HLSErrorEvent['detail']) => {
      fault(faultOfHls(detail));
    },
    onError: (detail: MediaErrorDetail) => {
      fault(faultOfMedia(detail, player.current?.provider));
    },
  };
}
