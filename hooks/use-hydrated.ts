import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has hydrated: false on the server and in the first render. For parts that only a browser can render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
