import { useEffect, useState } from 'react';

const BEGIN = ['play', 'playing'];
const END = ['pause', 'ended', 'emptied', 'error'];

/** True while any video or audio on the page plays: nothing may cover the page then. */
export function useMediaPlaying(): boolean {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    // Media events do not bubble, but the capture phase reaches them.
    const listen = (names: readonly string[], listener: () => void) => {
      for (const name of names) document.addEventListener(name, listener, true);
      return () => {
        for (const name of names) document.removeEventListener(name, listener, true);
      };
    };
    const stops = [listen(BEGIN, () => setPlaying(true)), listen(END, () => setPlaying(false))];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return playing;
}
