/** Address of the board view of an item page; see ./board for what it shows. */

/** Id of the link to the board view, which gets the focus when the view is closed. */
export const BOARD_LINK_ID = 'board-link';

/** Address of the board view of the item page at `path`. */
export function boardPath(path: string): string {
  return `${path}?view=board`;
}
