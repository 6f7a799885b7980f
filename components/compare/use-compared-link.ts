import type { MediaPlayerInstance } from '@vidstack/react';
import type { RefObject } from 'react';
import { usePlayerEvents } from '@/components/player/source/use-player-events';
import type { Compared } from './use-compared';

/** Handlers that connect one of the two players to its playback state, and say whether it plays. */
export function useComparedLink(
  player: RefObject<MediaPlayerInstance | null>,
  { playback, send, shouldPlay }: Pick<Compared, 'playback' | 'send' | 'shouldPlay'>,
  onPlaying: (plays: boolean) => void,
) {
  const { handlers } = usePlayerEvents(player, () => playback, send, shouldPlay);
  return {
    ...handlers,
    onPlay: () => {
      handlers.onPlay();
      onPlaying(true);
    },
    onPause: () => {
      handlers.onPause();
      onPlaying(false);
    },
    onEnded: () => onPlaying(false),
    onPlayFail: () => {
      handlers.onPlayFail();
      onPlaying(false);
    },
  };
}
