import type { MediaPlayerInstance } from '@vidstack/react';
import { useCallback, useRef, useState } from 'react';

/**
 * The player once it stands, and whether it does. While it is drawn first it has no address: it would hold it as a `source`
 * element, which a browser that plays HLS by itself starts to play until hls.js takes the element over and so stops it
 * without a word.
 * @param onPlayer told of the player that stands, and null when it goes; one and the same function
 */
export function useStandingPlayer(onPlayer?: (player: MediaPlayerInstance | null) => void) {
  const player = useRef<MediaPlayerInstance>(null);
  const [stands, setStands] = useState(false);
  const hold = useCallback(
    (instance: MediaPlayerInstance | null) => {
      player.current = instance;
      setStands(instance !== null);
      onPlayer?.(instance);
    },
    [onPlayer],
  );
  return { player, stands, hold };
}
