import { focusOn } from './focus';

/**
 * Call it before a row is removed, which goes with its button: the focus moves on to the next row, or back, or to the heading.
 * Not to that row's own button: a key that is held would press it too.
 *
 * @param row selector of the row, from the button
 */
export function leaveRow(button: Element, row = 'li'): void {
  const gone = button.closest(row);
  // What follows the last row may be no row.
  const near = [gone?.nextElementSibling, gone?.previousElementSibling].find((one) => one?.matches(row));
  const heading = gone?.closest('section')?.querySelector<HTMLElement>('h2') ?? document.querySelector('h1');
  focusOn(near instanceof HTMLElement ? near : heading);
}
