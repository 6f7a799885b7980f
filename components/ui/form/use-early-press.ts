import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';

declare global {
  interface Window {
    /** The last press, noted by lib/browser/before-paint.ts; `at` by `performance.now()`. */
    earlyPress?: { event: MouseEvent; at: number };
  }
}

/** After this long nobody expects the press to have an effect, ms. */
const EXPECTED_FOR_MS = 10_000;

/** Buttons that React has already hydrated: they receive their own presses, even when a part of the page is shown again. */
const live = new WeakSet<Element>();

/** Replays a press that came before React hydrated the button. Runs after the commit, when its handlers are attached. */
function takeOver(button: HTMLButtonElement): void {
  if (live.has(button)) return;
  live.add(button);
  const early = window.earlyPress;
  const isOnIt = early?.event.target instanceof Node && button.contains(early.event.target);
  if (!isOnIt || button.type !== 'button') return;
  delete window.earlyPress;
  // A press can itself make React hydrate the button; React then replays that event on its own.
  const isOver = early.event.eventPhase === Event.NONE;
  if (isOver && performance.now() - early.at < EXPECTED_FOR_MS) setTimeout(() => button.click());
}

/**
 * The ref of a button that works from the first moment: a press made before React hydrated it is replayed, once, within ten
 * seconds. What works without script (a submit, a link, `popovertarget`) needs none of this.
 */
export function useEarlyPress(given: Ref<HTMLButtonElement> | undefined): Ref<HTMLButtonElement> {
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(given, () => own.current, []);
  useLayoutEffect(() => {
    if (own.current) takeOver(own.current);
  }, []);
  return own;
}
