import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { MAIN_ID } from '@/lib/contracts/site';

const nextStateKey = 'key';

/** Key that Next.js gives each history entry; false for an entry that is not its own. */
function entryKey(): unknown {
  const state: unknown = history.state;
  return state instanceof Object && nextStateKey in state && state[nextStateKey];
}

/** A selector that finds the element again after the page is rendered again; null when nothing stable identifies it. */
function selectorOf(element: Element | null): string | null {
  if (element instanceof HTMLAnchorElement)
    return `main a[href="${CSS.escape(element.getAttribute('href') ?? '')}"]`;
  if (element instanceof HTMLInputElement && element.name && element.type === 'checkbox') {
    return `input[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
  }
  return null;
}

/**
 * Back and Forward restore the focus: to the card that was opened, the filter that was ticked. Remembered only while this page
 * stays loaded in the tab. Any other navigation to another page focuses the main part: the pressed link is gone or belongs to the
 * frame, and browsers would continue from its old position in the new page. So does one within the page by which the focus was lost.
 */
export function useFocusRestoration(): void {
  const { events } = useRouter();

  useEffect(() => {
    const focusOf = new Map<unknown, string>();
    let current = entryKey();
    let isStepInHistory = false;
    let path = location.pathname;
    let hadFocus = false;
    const onStep = () => (isStepInHistory = true);
    const onLeave = () => {
      const { activeElement } = document;
      hadFocus = activeElement !== document.body;
      const selector = selectorOf(activeElement);
      if (selector) focusOf.set(current, selector);
    };
    const onArrive = () => {
      current = entryKey();
      // Not when nothing had the focus: a page whose data is read again must not move it past the skip link.
      const isLost = hadFocus && document.activeElement === document.body;
      const selector =
        (isStepInHistory && focusOf.get(current)) ||
        ((isLost || path !== location.pathname) && `#${MAIN_ID}`);
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
