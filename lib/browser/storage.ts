/** Local storage that never throws: it may be full, forbidden or absent. */

const listeners = new Set<() => void>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the value. False when storage refuses: the value then lasts no longer than the page. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  } finally {
    for (const listener of listeners) listener();
  }
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
