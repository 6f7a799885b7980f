import { useSyncExternalStore } from 'react';

function onAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

/** Query and fragment of the page's address; empty until hydration, because the rendered page is shared by all visitors. */
export const useAddress = (): string =>
  useSyncExternalStore(
    onAddress,
    () => location.search + location.hash,
    () => '',
  );
