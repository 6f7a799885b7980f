import { useSyncExternalStore } from 'react';

const CHANGED = 'dt:address';
const changes = ['hashchange', 'popstate', CHANGED];

function onAddress(listener: () => void): () => void {
  for (const change of changes) addEventListener(change, listener);
  return () => {
    for (const change of changes) removeEventListener(change, listener);
  };
}

/** Query and fragment of the page's address; empty until hydration, because the rendered page is shared by all visitors. */
export const useAddress = (): string =>
  useSyncExternalStore(
    onAddress,
    () => location.search + location.hash,
    () => '',
  );

/** Changes the query without a navigation, which the browser does not announce: everything that reads the address is told. */
export function writeQuery(search: string, how: 'pushState' | 'replaceState'): void {
  history[how](history.state, '', `${location.pathname}${search}${location.hash}`);
  dispatchEvent(new Event(CHANGED));
}
