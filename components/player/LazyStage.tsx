import { useEffect, useState, type ComponentType } from 'react';
import { usePlaybackStore } from '@/stores/playback';
import styles from './player.module.css';

/** Loads a player; a constant, so that it is the same at each render. */
export type LoadStage<Props> = () => Promise<ComponentType<Props>>;

/** Preloads a player while the pointer is near the button, or beside the grant: a press then shows a frame sooner. */
export function prepareStage<Props>(load: LoadStage<Props>): void {
  // A failed load is retried when the player is needed, and reported then.
  load().catch(() => undefined);
}

interface LazyStageProps<Props> {
  load: LoadStage<Props>;
  /** What the player is given. */
  stage: Props;
  isGranted: boolean;
  /** Until Play is pressed, nothing in the player can be seen or reached. */
  isIdle: boolean;
  /** The player has loaded. A constant. */
  onHere: (isHere: true) => void;
}

/**
 * A player, once its code has loaded. If that fails, it is loaded again with the next grant, so that a person who pressed Play
 * while offline can watch once back online. A grant without a player is reported like any other fault.
 */
export function LazyStage<Props extends object>({
  load,
  stage,
  isGranted,
  isIdle,
  onHere,
}: LazyStageProps<Props>) {
  const [Stage, setStage] = useState<ComponentType<Props> | null>(null);
  const isHere = Stage !== null;
  useEffect(() => {
    if (isHere) return undefined;
    let isLeft = false;
    load().then(
      (loaded) => {
        if (isLeft) return;
        setStage(() => loaded);
        onHere(true);
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
  }, [load, isHere, isGranted, onHere]);
  return (
    <div className={styles.mounted} inert={isIdle}>
      {Stage ? <Stage {...stage} /> : null}
    </div>
  );
}
