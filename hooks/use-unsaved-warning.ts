import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { unsaved } from '@/lib/browser/unsaved';

/** Each form asks for itself, and all of them together ask once. */
const agreedTo = new WeakSet<Event>();

/** Whether what is pressed leads away from this page. */
function leadsAway(target: Element): boolean {
  // A suggestion of the search is no link, and leads away as one does.
  if (target.closest('form[action] [role="option"]')) return true;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return false;
  return link.protocol.startsWith('http') && !link.getAttribute('href')?.startsWith('#');
}

/** Forms of the page have no address; that of the search has. */
const isSentAway = ({ target }: Event) => target instanceof Element && target.hasAttribute('action');

/** The number of the entry; 0 in browsers without the Navigation API, where leaving is taken for a step back. */
const placeInHistory = () => window.navigation?.currentEntry?.index ?? 0;

/**
 * Asks before a page with unsaved work is left: by the browser's own question where the page unloads (HTML, "prompt to
 * unload"), and by ours for links, the search and Back, which the browser does not see as leaving. What the page does itself,
 * such as opening the list after a deletion, is not asked about.
 */
export function useUnsavedWarning(
  isUnsaved: boolean,
  question = 'Leave this page? What you have changed is not saved.',
): void {
  const { asPath, beforePopState } = useRouter();
  /** Agreed once: a link that unloads the page is not asked about again by the browser. */
  const agreed = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    agreed.current = false;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!agreed.current) event.preventDefault();
    };
    const ask = (event: Event) => {
      agreed.current = agreedTo.has(event) || confirm(question);
      if (agreed.current) return void agreedTo.add(event);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onClick = (event: MouseEvent) => {
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!isElsewhere && event.target instanceof Element && leadsAway(event.target)) ask(event);
    };
    const onSubmit = (event: SubmitEvent) => {
      if (isSentAway(event)) ask(event);
    };
    addEventListener('beforeunload', onUnload);
    // Before the page's own handlers, which navigate.
    addEventListener('click', onClick, true);
    addEventListener('submit', onSubmit, true);
    return () => {
      removeEventListener('beforeunload', onUnload);
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
    };
  }, [isUnsaved, question]);

  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const own = Symbol('a form with unsaved work');
    unsaved.add(own);
    const here = placeInHistory();
    beforePopState(({ as }) => {
      // Returned after the person chose to stay.
      if (as === asPath) return false;
      const isLeft = confirm(question);
      // The browser has gone already. A new entry here would make it pass over the one it went to (Chromium).
      if (!isLeft) history.go(here - placeInHistory() || 1);
      return isLeft;
    });
    return () => {
      unsaved.delete(own);
      if (unsaved.size === 0) beforePopState(() => true);
    };
  }, [isUnsaved, question, beforePopState, asPath]);
}
