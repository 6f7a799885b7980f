import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';

declare global {
  interface Window {
    /** The last press, noted by lib/browser/before-paint.ts; `at` by `performance.now()`. */
    earlyPress?: { event: MouseEvent; at: number };
  }
}

/** Later nobody expects a press to do something, ms. */
const EXPECTED_FOR_MS = 10_000;

/** Buttons that React has had before: what is pressed on them it hears itself, also when a part of the page is shown again. */
const live = new WeakSet<Element>();

/** Makes the press again that came before React had the button. After the commit: its handlers are then the page's. */
function takeOver(button: HTMLButtonElement): void {
  if (live.has(button)) return;
  live.add(button);
  const early = window.earlyPress;
  const isOnIt = early?.event.target instanceof Node && button.contains(early.event.target);
  if (!isOnIt || button.type !== 'button') return;
  delete window.earlyPress;
  // React may take a button over because of the press; it then gives it that event itself.
  const isOver = early.event.eventPhase === Event.NONE;
  if (isOver && performance.now() - early.at < EXPECTED_FOR_MS) setTimeout(() => button.click());
}

/**
 * The ref of a button that works from the first moment on: a press made before React took it over is made again, once,
 * within ten seconds. What works without script (a submit, a link, `popovertarget`) needs none of this.
 */
export function useEarlyPress(given: Ref<HTMLButtonElement> | undefined): Ref<HTMLButtonElement> {
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(given, () => own.current, []);
  useLayoutEffect(() => {
    if (own.current) takeOver(own.current);
  }, []);
  return own;
}
