/** Local storage that never throws: it may be full, forbidden or absent. */

const listeners = new Set<() => void>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False when the value could not be stored; it then lasts no longer than the page. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is not available, so nothing is stored that could be removed.
  }
  for (const listener of listeners) listener();
}

/** Calls back when a value was written here or in another tab. Returns a function that unsubscribes. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
