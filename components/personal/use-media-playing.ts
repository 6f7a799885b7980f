import { useEffect, useState } from 'react';

const BEGIN = ['play', 'playing'];
const END = ['pause', 'ended', 'emptied', 'error'];

/** True while any film or recording of the page plays: nothing may then lie over it. */
export function useMediaPlaying(): boolean {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    // Media events do not bubble, but they can be caught on their way down.
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
