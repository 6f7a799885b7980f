import { useEffect, useRef, useState } from 'react';
import { useContinueWatching, type Continued } from './use-continue-watching';
import { useUnseen } from './use-unseen';
import { forgetRoom, giveRoomBack, isRoomReserved, keepRoomNextTime } from '@/lib/browser/continue-room';
import { leftText } from '@/lib/domain/playback/continue';
import { Rail } from './Rail';
import styles from './continue-rail.module.css';

/**
 * Recordings that were begun and not finished; nothing if there are none. To avoid a visible layout shift, a row without
 * reserved space is inserted once its place has been out of view; unneeded reserved space is released then too.
 */
export function ContinueRail() {
  const continued = useContinueWatching();
  const place = useRef<HTMLSpanElement>(null);
  const isUnseen = useUnseen(place);
  const [hasRoom] = useState(isRoomReserved);
  const isEmpty = continued?.length === 0;
  useEffect(() => {
    if (continued === undefined) return;
    if (isEmpty) forgetRoom();
    else keepRoomNextTime();
    if (isEmpty && isUnseen) giveRoomBack();
  }, [continued, isEmpty, isUnseen]);
  if (!continued || isEmpty || !(hasRoom || isUnseen)) return <span ref={place} className={styles.place} />;
  return <Begun continued={continued} />;
}

function Begun({ continued }: { continued: readonly Continued[] }) {
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
