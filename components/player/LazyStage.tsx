import { useEffect, useState, type ComponentType } from 'react';
import { usePlaybackStore } from '@/stores/playback';
import type { PlayingStageProps } from './PlayingStage';

const load = () => import('./PlayingStage').then((part) => part.PlayingStage);

/** Preloads the player while the pointer is near the button, or beside the grant: a press then shows a frame sooner. */
export function prepareStage(): void {
  // A failed load is retried when the player is needed, and reported then.
  load().catch(() => undefined);
}

/**
 * The player, once its code has loaded. If that fails, it is loaded again with the next grant, so that a person who pressed Play
 * while offline can watch once back online. A grant without a player is reported like any other fault.
 */
export function LazyStage({ isGranted, ...props }: PlayingStageProps & { isGranted: boolean }) {
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
        // Until there is a grant, the request for it fails for the same reason and reports it.
        if (!isLeft && isGranted) send({ type: 'faulted', fault: 'NETWORK', online: navigator.onLine });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isHere, isGranted]);
  return Stage ? <Stage {...props} /> : null;
}
