import type { MediaPlayerInstance } from '@vidstack/react';
import { useCallback, useRef, useState } from 'react';

/**
 * The player instance once it is mounted, and whether it is. On its first render it has no source: Vidstack would set it as a
 * `source` element, which a browser with native HLS starts to play until hls.js takes the element over and so silently stops it.
 * @param onPlayer called with the player when it mounts, and with null when it unmounts; must be a stable function
 */
export function useMountedPlayer(onPlayer?: (player: MediaPlayerInstance | null) => void) {
  const player = useRef<MediaPlayerInstance>(null);
  const [isMounted, setMounted] = useState(false);
  const setPlayer = useCallback(
    (instance: MediaPlayerInstance | null) => {
      player.current = instance;
      setMounted(instance !== null);
      onPlayer?.(instance);
    },
    [onPlayer],
  );
  return { player, isMounted, setPlayer };
}
