import { useEffect } from 'react';
import { useContinueWatching } from '@/hooks/use-continue-watching';
import { removeStored, writeStored } from '@/lib/browser-storage';
import { ROOM_KEY } from '@/hooks/use-resume';
import { leftText } from '@/lib/rules/item-page/continue';
import { Rail } from './Rail';
import styles from './continue-rail.module.css';

/** Recordings somebody began and did not finish; nothing when there are none. */
export function ContinueRail() {
  const continued = useContinueWatching();
  const isEmpty = continued?.length === 0;
  useEffect(() => {
    if (continued === undefined) return;
    if (isEmpty) {
      removeStored(ROOM_KEY);
      document.documentElement.removeAttribute('data-continue');
    } else writeStored(ROOM_KEY, '1');
  }, [continued, isEmpty]);
  if (!continued || isEmpty) return null;
  const positions = new Map(continued.map(({ card, position }) => [card.id, position]));
  return (
    <Rail
      heading="Continue watching"
      href={null}
      cards={continued.map(({ card }) => card)}
      footOf={({ id, name }) => {
        const position = positions.get(id);
        if (!position) return null;
        const words = leftText(position);
        return (
          <p className={styles.left}>
            <progress
              className={styles.bar}
              max={position.duration}
              value={position.seconds}
              aria-label={`${name}: ${words}`}
            />
            {words}
          </p>
        );
      }}
    />
  );
}
