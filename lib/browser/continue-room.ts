/**
 * The room that home keeps for "Continue watching", so that nothing moves when the row comes. What is stored is for the
 * next load: lib/browser/before-paint.ts sets the attribute from it before the first paint.
 */
import { removeStored, writeStored } from './storage';

const ROOM_KEY = 'dt.continue';
const ROOM_ATTRIBUTE = 'data-continue';

export const isRoomReserved = () => document.documentElement.hasAttribute(ROOM_ATTRIBUTE);

/** From the next load on. */
export const keepRoomNextTime = () => writeStored(ROOM_KEY, '1');

/** On this page and after a load. */
export function keepRoom(): void {
  keepRoomNextTime();
  document.documentElement.setAttribute(ROOM_ATTRIBUTE, '');
}

/** The next load keeps none; this page's stays until `giveRoomBack`. */
export const forgetRoom = () => removeStored(ROOM_KEY);

/** On this page: for a moment at which nobody sees it move. */
export const giveRoomBack = () => document.documentElement.removeAttribute(ROOM_ATTRIBUTE);
