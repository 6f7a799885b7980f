import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { MAIN_ID } from '@/lib/contracts/site';

const nextStateKey = 'key';

/** Key that the framework gives to each entry of the history; false for one that is not the framework's. */
function entryKey(): unknown {
  const state: unknown = history.state;
  return state instanceof Object && nextStateKey in state && state[nextStateKey];
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
 * Kept for the life of the tab's page only. Any other way to another page leads to its main part: the link that was pressed
 * is gone or belongs to the frame, and browsers would go on from the place in the new page where it had stood.
 */
export function useFocusRestoration(): void {
  const { events } = useRouter();

  useEffect(() => {
    const focusOf = new Map<unknown, string>();
    let current = entryKey();
    let isStepInHistory = false;
    let path = location.pathname;
    const onStep = () => (isStepInHistory = true);
    const onLeave = () => {
      const selector = selectorOf(document.activeElement);
      if (selector) focusOf.set(current, selector);
    };
    const onArrive = () => {
      current = entryKey();
      const selector =
        (isStepInHistory && focusOf.get(current)) || (path !== location.pathname && `#${MAIN_ID}`);
      isStepInHistory = false;
      path = location.pathname;
      if (selector) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    };
    addEventListener('popstate', onStep);
    events.on('routeChangeStart', onLeave);
    events.on('routeChangeComplete', onArrive);
    return () => {
      removeEventListener('popstate', onStep);
      events.off('routeChangeStart', onLeave);
      events.off('routeChangeComplete', onArrive);
    };
  }, [events]);
}
