import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PLAYER } from '../focus-player';
import styles from '../player.module.css';

interface OverlayProps {
  role: 'alert' | 'status';
  children: ReactNode;
}

/**
 * What has the focus under the words cannot be seen: the player takes it from its controls, so that its keys work on and Tab leads to
 * the words; of a poster, the first thing to press takes it. Words that go leave the focus to the player.
 * @param place the player, or the frame that has none yet
 */
function Words({ place, role, children }: OverlayProps & { place: HTMLElement }) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const words = own.current;
    const holdsFocus = (element: Element | null) => element?.contains(document.activeElement);
    const first = place.matches(PLAYER) ? place : words?.querySelector<HTMLElement>('button, a');
    if (holdsFocus(place)) first?.focus({ preventScroll: true });
    return () => {
      if (holdsFocus(words)) place.focus({ preventScroll: true });
    };
  }, [place]);
  return (
    <div ref={own} className={styles.overlay} role={role}>
      {children}
    </div>
  );
}

/** Words that cover the player beside which they stand: inside it where there is one, because full screen shows nothing else. */
export function Overlay(props: OverlayProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const frame = anchor?.parentElement;
  const place = frame?.querySelector<HTMLElement>(PLAYER) ?? frame;
  return (
    <>
      <span ref={setAnchor} hidden />
      {place ? createPortal(<Words place={place} {...props} />, place) : null}
    </>
  );
}
