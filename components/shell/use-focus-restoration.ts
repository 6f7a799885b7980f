import { useRouter } from 'next/router';
import { useEffect } from 'react';

const nextStateKey = 'key';

/** Key that the framework gives to each entry of the history. */
function entryKey(): string {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !(nextStateKey in state)) return '';
  return String(state[nextStateKey]);
}

/** A selector that finds the element again after the page was rendered anew; null where nothing lasting names it. */
function selectorOf(element: Element | null): string | null {
  if (element instanceof HTMLAnchorElement)
    return `main a[href="${CSS.escape(element.getAttribute('href') ?? '')}"]`;
  if (element instanceof HTMLInputElement && element.name && element.type === 'checkbox') {
    return `input[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
  }
  return null;
}

/**
 * Back and Forward put the focus where it was on that page: on the card that was opened, the filter that was ticked.
 * Kept for the life of the tab's page only.
 */
export function useFocusRestoration(): void {
  const { events } = useRouter();

  useEffect(() => {
    const focusOf = new Map<string, string>();
    let current = entryKey();
    let isStepInHistory = false;
    const onStep = () => (isStepInHistory = true);
    const onLeave = () => {
      const selector = selectorOf(document.activeElement);
      if (selector) focusOf.set(current, selector);
    };
    const onArrive = () => {
      current = entryKey();
      const selector = isStepInHistory ? focusOf.get(current) : undefined;
      isStepInHistory = false;
      if (selector) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    };
    window.addEventListener('popstate', onStep);
    events.on('routeChangeStart', onLeave);
    events.on('routeChangeComplete', onArrive);
    return () => {
      window.removeEventListener('popstate', onStep);
      events.off('routeChangeStart', onLeave);
      events.off('routeChangeComplete', onArrive);
    };
  }, [events]);
}
