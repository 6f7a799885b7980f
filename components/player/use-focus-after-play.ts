import { useEffect, useRef, type RefObject } from 'react';
import { PLAYER } from './focus-player';

/**
 * Moves the focus into the player once it replaces the pressed button (Play, Try again), so that its keys work at once. Returns the
 * function to call on the press. If the person has moved elsewhere meanwhile, the focus stays there.
 */
export function useFocusAfterPlay(frame: RefObject<HTMLElement | null>): () => void {
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  return () => {
    const element = frame.current;
    if (element === null) return;
    // An earlier press may still wait for a player that never came.
    stop.current();
    const look = () => {
      if (element.querySelector(PLAYER) === null) return;
      stop.current();
      // On the next task: until then Vidstack does not listen yet, and would not notice that it has the focus. Looked up again,
      // because another try may replace the player by one for another source.
      setTimeout(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body || element.contains(focused))
          element.querySelector<HTMLElement>(PLAYER)?.focus({ preventScroll: true });
      });
    };
    const observer = new MutationObserver(look);
    stop.current = () => observer.disconnect();
    observer.observe(element, { childList: true, subtree: true });
    look();
  };
}
