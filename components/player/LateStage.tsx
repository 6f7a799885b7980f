import { useEffect, useState, type ComponentType } from 'react';
import { usePlaybackStore } from '@/stores/playback';
import type { PlayingStageProps } from './PlayingStage';

const load = () => import('./PlayingStage').then((part) => part.PlayingStage);

/** The player comes while a hand is on its way to the button, or beside the grant: a press shows a frame the sooner. */
export function prepareStage(): void {
  // What cannot be had now is asked for again when it is needed, and says so then.
  load().catch(() => undefined);
}

/**
 * The player, once its code is there. Where it cannot be had it is asked for again with the next grant: who pressed Play without a
 * connection plays when it is back. A grant without a player is a fault like any other.
 */
export function LateStage({ isGranted, ...props }: PlayingStageProps & { isGranted: boolean }) {
  const [Stage, setStage] = useState<ComponentType<PlayingStageProps> | null>(null);
  const isHere = Stage !== null;
  useEffect(() => {
    if (isHere) return undefined;
    let isLeft = false;
    load().then(
      (loaded) => {
        if (!isLeft) setStage(() => loaded);
      },
      () => {
        const { send } = usePlaybackStore.getState();
        // Until there is a grant, asking for it fails for the same reason and says so.
        if (!isLeft && isGranted) send({ type: 'faulted', fault: 'NETWORK', online: navigator.onLine });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isHere, isGranted]);
  return Stage ? <Stage {...props} /> : null;
}
