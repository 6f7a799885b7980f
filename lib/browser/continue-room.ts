/**
 * The space that home reserves for "Continue watching", so that nothing moves when the row loads. The stored value is for
 * the next page load: lib/browser/before-paint.ts sets the attribute from it before the first paint.
 */
import { writeStored } from './storage';

const ROOM_KEY = 'dt.continue';
const ROOM_ATTRIBUTE = 'data-continue';

export const isRoomReserved = () => document.documentElement.hasAttribute(ROOM_ATTRIBUTE);

/** Reserves the space from the next page load on. */
export const keepRoomNextTime = () => writeStored(ROOM_KEY, '1');

/** Reserves the space on this page and after the next load. */
export function keepRoom(): void {
  keepRoomNextTime();
  document.documentElement.setAttribute(ROOM_ATTRIBUTE, '');
}

/** No space after the next load; on this page it stays reserved until `giveRoomBack`. */
export const forgetRoom = () => writeStored(ROOM_KEY, null);

/** Releases the space on this page: call it when the layout shift will not be seen. */
export const giveRoomBack = () => document.documentElement.removeAttribute(ROOM_ATTRIBUTE);
