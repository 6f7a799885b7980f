import { useEffect } from 'react';

/** Has the browser hold the page that is shown without a network (public/offline-worker.js); where it cannot, it has its own. */
export function useOfflinePage(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined);
  }, []);
}
