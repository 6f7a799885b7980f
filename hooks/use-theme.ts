import { useSyncExternalStore } from 'react';

/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** Also read by lib/browser/before-paint.ts before the first paint. */
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

/** Applies the theme to the document and stores the choice; without storage it lasts for this page only. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is not available, and the visitor can do nothing about it.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** The chosen theme and its setter. On the server it is `system`, which the inline script corrects before the first paint. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'system' as const);
  return [theme, applyTheme];
}
