import { useEffect, useRef, useState } from 'react';
import { useContinueWatching, type Continued } from './use-continue-watching';
import { useUnseen } from './use-unseen';
import { forgetRoom, giveRoomBack, isRoomReserved, keepRoomNextTime } from '@/lib/browser/continue-room';
import { leftText } from '@/lib/domain/playback/continue';
import { Rail } from './Rail';
import styles from './continue-rail.module.css';

export interface ContinuePlace {
  /** Above the other rows, where its space may be reserved; else below the first of them. */
  isFirst: boolean;
}

/**
 * Recordings that were begun and not finished; nothing if there are none. They come first where their space is reserved. On a
 * device that has none yet they come after the first row, which is below what a laptop shows of home, so that nothing moves.
 */
export function ContinueRail({ isFirst }: ContinuePlace) {
  const [hasRoom] = useState(isRoomReserved);
  return hasRoom === isFirst ? <Row hasRoom={hasRoom} /> : null;
}

/** A row without reserved space is inserted once its place is out of view; reserved space that is not needed is released then too. */
function Row({ hasRoom }: { hasRoom: boolean }) {
  const continued = useContinueWatching();
  const place = useRef<HTMLSpanElement>(null);
  const isUnseen = useUnseen(place);
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
