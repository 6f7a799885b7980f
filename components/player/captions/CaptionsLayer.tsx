import { Captions, CaptionsInstance } from '@vidstack/react';
import { useEffect, useState } from 'react';
import { captionLibrary } from './caption-library';
import { useCaptionLook } from './use-caption-look';
import styles from '../playing.module.css';

/** Given to the player before its own captions begin, which would fetch the library as it is. */
async function provideLibrary(): Promise<void> {
  if (CaptionsInstance.lib()) return;
  CaptionsInstance.lib.set(captionLibrary(await import('media-captions')));
}

/** The captions over the picture, as their viewer chose to see them. Without the library there are none. */
export function CaptionsLayer() {
  const [look] = useCaptionLook();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    provideLibrary().then(() => setReady(true), reportError);
  }, []);
  return (
    <div
      className={styles.captions}
      data-size={look.size}
      data-colour={look.colour}
      data-ground={look.ground}
      data-place={look.place}
    >
      {isReady ? <Captions className="vds-captions" /> : null}
    </div>
  );
}
