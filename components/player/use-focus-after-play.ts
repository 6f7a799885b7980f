import { useEffect, useRef, type RefObject } from 'react';

/** The player itself, which takes the keys. It stands already where a hand came near first, and else arrives with its script. */
const PLAYER = '[data-media-player]';

/**
 * Puts the focus into the player once it stands where the pressed button stood, so that its keys work at once. Answers what
 * to call at the press. Whoever has gone elsewhere meanwhile is left there.
 */
export function useFocusAfterPlay(frame: RefObject<HTMLElement | null>): () => void {
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  return () => {
    const element = frame.current;
    if (element === null) return;
    const look = () => {
      const player = element.querySelector<HTMLElement>(PLAYER);
      if (player === null) return;
      stop.current();
      // A turn later: before, the player's library does not listen yet, and would take the focus that it has for none.
      setTimeout(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body || element.contains(focused))
          player.focus({ preventScroll: true });
      });
    };
    const observer = new MutationObserver(look);
    stop.current = () => observer.disconnect();
    observer.observe(element, { childList: true, subtree: true });
    look();
  };
}
