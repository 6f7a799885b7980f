/**
 * A classroom machine keeps what it keeps until the end of the day. The script before the first paint
 * (`before-paint.ts`) clears what is of another day before anything reads it.
 */
import { readStored, removeStored, writeStored } from './storage';

const MACHINE_KEY = 'dt.machine';
const OURS = 'dt.';
/** What stored choices have set on the page already. */
const MARKS = ['data-theme', 'data-motion', 'data-continue', 'data-view'];

const today = () => new Date().toDateString();

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(OURS));
  } catch {
    return [];
  }
}

/** Everything that the library keeps in this browser: lesson, places, choices. */
export function clearMachine(): void {
  for (const key of storedKeys()) removeStored(key);
  for (const mark of MARKS) document.documentElement.removeAttribute(mark);
}

/** From now on this browser is a machine of today's; what a page left open has of yesterday goes. */
export function turnDay(): void {
  const day = readStored(MACHINE_KEY);
  if (day === today()) return;
  if (day !== null) clearMachine();
  writeStored(MACHINE_KEY, today());
}
