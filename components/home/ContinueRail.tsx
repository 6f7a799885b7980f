import { useEffect, useRef, useState } from 'react';
import { useContinueWatching, type Continued } from './use-continue-watching';
import { useUnseen } from './use-unseen';
import { forgetRoom, giveRoomBack, isRoomReserved, keepRoomNextTime } from '@/lib/browser/continue-room';
import { leftText } from '@/lib/domain/playback/continue';
import { Rail } from './Rail';
import styles from './continue-rail.module.css';

/**
 * Recordings somebody began and did not finish; nothing when there are none. Where its room was not kept the row comes
 * in when its place is out of sight, and kept room is given back then, so that nothing jumps before a visitor's eyes.
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
