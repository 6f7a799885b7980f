import { useEffect } from 'react';

/** Caches the offline page (public/offline-worker.js); where that is not possible, the browser shows its own. */
export function useOfflinePage(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined);
  }, []);
}
