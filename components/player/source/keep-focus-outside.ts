/**
 * Vidstack (1.15.6) focuses the player in the frame after its controls hide, if the focus was within it when they did. Who has left
 * the player within that frame gets the focus back. Call it when the controls hide.
 */
export function keepFocusOutside(player: HTMLElement): void {
  if (!player.contains(document.activeElement)) return;
  const giveBack = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !player.contains(relatedTarget))
      relatedTarget.focus({ preventScroll: true });
  };
  player.addEventListener('focusin', giveBack);
  // Vidstack asked for this frame before.
  requestAnimationFrame(() => player.removeEventListener('focusin', giveBack));
}
