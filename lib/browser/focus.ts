/** Focuses an element, also one that no key reaches, such as a heading: reading and the next Tab go on from there. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  // Without the attribute a heading takes no focus.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}
