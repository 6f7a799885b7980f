import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** A press must not scroll the page to where the focus was. */
const quietly = { preventScroll: true } as const;

/**
 * For a part that is laid over the page and goes with a press inside it. Called before it goes, the answer returns the focus to
 * where it was before it came in, or to the page or dialog: keyboard users do not start again from the top.
 */
export function useFocusBack(ref: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const part = ref.current;
    const note = ({ relatedTarget: from }: FocusEvent) => {
      if (from instanceof HTMLElement && !part?.contains(from)) before.current = from;
    };
    part?.addEventListener('focusin', note);
    return () => part?.removeEventListener('focusin', note);
  }, [ref]);
  return useCallback(() => {
    const part = ref.current;
    if (!part?.contains(document.activeElement)) return;
    before.current?.focus(quietly);
    if (!part.contains(document.activeElement)) return;
    const room = part.closest('dialog') ?? document.querySelector('main');
    if (room && !room.hasAttribute('tabindex')) room.tabIndex = -1;
    room?.focus(quietly);
  }, [ref]);
}
