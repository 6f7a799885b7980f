import { useState } from 'react';
import type { Playback } from '@/lib/domain/playback/playback';

/**
 * Whether the player shows, or still its poster: until the player has loaded the poster stays, with the button that has the keyboard
 * focus, unless a failure is told over it.
 * @param isGranted there is a grant, and Play was pressed
 */
export function useArrival({ status, failure }: Pick<Playback, 'status' | 'failure'>, isGranted: boolean) {
  const [isHere, onHere] = useState(false);
  return {
    plays: isGranted && (isHere || failure !== null),
    starting: status === 'starting' || status === 'ready',
    /** For LazyStage. */
    onHere,
  };
}
