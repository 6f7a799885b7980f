import { useSyncExternalStore } from 'react';

/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** Also read by lib/browser/before-paint.ts before paint. */
const STORAGE_KEY = 'dt.theme';
const CHANGED = 'dt-theme';

function currentTheme(): Theme {
  const theme = document.documentElement.getAttribute('data-theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** Marks the document and keeps the choice; a browser that refuses storage keeps it for this page only. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage refused: nothing to keep it in, and nothing the visitor could do about it.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** The chosen theme and its setter. On the server it is `system`, which the page's own script corrects before paint. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'system' as const);
  return [theme, applyTheme];
}
