import { useSyncExternalStore } from 'react';

export type ResultView = 'grid' | 'list';

/** Also read by lib/browser/before-paint.ts, so that a saved list never flashes as a grid. */
const STORAGE_KEY = 'dt.view';
const CHANGED = 'dt-view';

function currentView(): ResultView {
  return document.documentElement.getAttribute('data-view') === 'list' ? 'list' : 'grid';
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

function applyView(view: ResultView): void {
  if (view === 'list') document.documentElement.setAttribute('data-view', 'list');
  else document.documentElement.removeAttribute('data-view');
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // Storage refused: the choice lasts until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** How results are laid out on this device, and its setter. The style sheet does the rest. */
export function useResultView(): readonly [ResultView, (view: ResultView) => void] {
  const view = useSyncExternalStore(subscribe, currentView, () => 'grid' as const);
  return [view, applyView];
}
