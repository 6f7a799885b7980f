/** The player element, which receives the keys. It is mounted already if a pointer came near, or arrives with its script. */
export const PLAYER = '[data-media-player]';

/** Moves the focus to the player around a button. Call it before the press removes the button. */
export function focusPlayerAround(button: Element): void {
  button.closest<HTMLElement>(PLAYER)?.focus({ preventScroll: true });
}
