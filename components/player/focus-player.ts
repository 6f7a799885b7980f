/** The frame around a player and what lies over it. */
const FRAME = '[data-media]';

/** Moves the focus to the player under an overlay. Call it from the overlay's button before the press removes the button. */
export function focusPlayerUnder(button: Element): void {
  button.closest(FRAME)?.querySelector<HTMLElement>('[data-media-player]')?.focus({ preventScroll: true });
}
