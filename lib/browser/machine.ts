/**
 * A classroom machine keeps its stored data until the end of the day. The script before the first paint
 * (`before-paint.ts`) clears data of an earlier day before anything reads it.
 */
import { readStored, writeStored } from './storage';

const MACHINE_KEY = 'dt.machine';
const OURS = 'dt.';
/** Attributes that stored choices have already set on the page. */
const MARKS = ['data-theme', 'data-motion', 'data-continue', 'data-view'];

const today = () => new Date().toDateString();

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(OURS));
  } catch {
    return [];
  }
}

/** Deletes everything that the library stores in this browser: lesson, resume positions, choices. */
export function clearMachine(): void {
  // First the marks: whoever is told of a removed key looks at them.
  for (const mark of MARKS) document.documentElement.removeAttribute(mark);
  for (const key of storedKeys()) writeStored(key, null);
}

/** Marks this browser as a classroom machine for today; on a page left open overnight, clears the earlier day's data. */
export function turnDay(): void {
  const day = readStored(MACHINE_KEY);
  if (day === today()) return;
  if (day !== null) clearMachine();
  writeStored(MACHINE_KEY, today());
}
