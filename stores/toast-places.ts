/** Where messages are shown while modal dialogs are open: everything outside the topmost one is inert and covered. */
import { create } from 'zustand';

/** The live regions of the open dialogs, the topmost last. Empty: messages belong to the page. */
export const useToastPlaces = create<{ places: readonly HTMLElement[] }>(() => ({ places: [] }));

/**
 * A ref for the live region of a dialog: it takes the messages from when it is in the document until it is removed.
 * A ref and not an effect, so that no message is left in a region that has gone.
 */
export function toastPlace(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  useToastPlaces.setState(({ places }) => ({ places: [...places, element] }));
  return () => useToastPlaces.setState(({ places }) => ({ places: places.filter((one) => one !== element) }));
}
