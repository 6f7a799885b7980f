import { useRouter } from 'next/router';
import { useEffect, type RefObject } from 'react';

/** Closes every open menu inside the container, except those that hold `keep`. */
function closeMenus(container: HTMLElement, keep: Node | null): void {
  for (const menu of container.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (!keep || !menu.contains(keep)) menu.open = false;
  }
}

/**
 * Adds menu behaviour to `details` elements: Escape closes and returns focus to the summary, a press or focus outside closes,
 * and following a link closes them and their popover. Without script they still open and close by their summary.
 */
export function useDisclosureMenus(ref: RefObject<HTMLElement | null>): void {
  const { events } = useRouter();

  useEffect(() => {
    const container = ref.current;
    if (!container) return;
    const onOutside = (event: Event) =>
      closeMenus(container, event.target instanceof Node ? event.target : null);
    const onKey = (event: KeyboardEvent) => {
      const open = container.querySelector<HTMLDetailsElement>('details[open]');
      if (event.key !== 'Escape' || !open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    const onLeave = () => {
      closeMenus(container, null);
      if (container.matches(':popover-open')) container.hidePopover();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    container.addEventListener('keydown', onKey);
    events.on('routeChangeStart', onLeave);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      container.removeEventListener('keydown', onKey);
      events.off('routeChangeStart', onLeave);
    };
  }, [ref, events]);
}
