/** The player element, which receives the keys. It is mounted already if a pointer came near, or arrives with its script. */
export const PLAYER = '[data-media-player]';
/** The frame around a player and what lies over it. */
const FRAME = '[data-media]';

/** Moves the focus to the player around or under an overlay. Call it from the overlay's button before the press removes the button. */
export function focusPlayerUnder(button: Element): void {
  const player =
    button.closest<HTMLElement>(PLAYER) ?? button.closest(FRAME)?.querySelector<HTMLElement>(PLAYER);
  player?.focus({ preventScroll: true });
}
