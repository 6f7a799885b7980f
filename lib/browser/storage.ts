/** Local storage that never throws: it may be full, forbidden or absent. */

const listeners = new Set<() => void>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False when it could not be kept; what depends on it then lasts as long as the page. */
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
    // Storage refused: then nothing was kept either.
  }
  for (const listener of listeners) listener();
}

/** Calls back when something was written here or in another tab. Answers the way to stop. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
