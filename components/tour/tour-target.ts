/** Where a step of the tour points: the column of the menu on wide screens, the button that opens it on narrow ones. */

const isShown = (element: Element) => element.getClientRects().length > 0;

/** Opens or closes the education menu, so that the column of a step can be seen. */
function showMenu(open: boolean): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-tour="education"]');
  if (menu) menu.open = open && isShown(menu);
}

/** Reveals what a step is about and returns its box in the window; null when nothing of it can be seen. */
export function revealTarget(target: string): DOMRect | null {
  const isColumn = target !== 'education';
  showMenu(isColumn);
  const own = document.querySelector(
    isColumn ? `[data-tour="${target}"]` : '[data-tour="education"] > summary',
  );
  const shown = own && isShown(own) ? own : document.querySelector('button[popovertarget="navigation"]');
  if (!shown || !isShown(shown)) return null;
  shown.scrollIntoView({ block: 'nearest' });
  return shown.getBoundingClientRect();
}

export function hideTarget(): void {
  showMenu(false);
}
