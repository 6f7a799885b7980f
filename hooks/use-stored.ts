import { useCallback, useSyncExternalStore } from 'react';
import { onStored, readStored } from '@/lib/browser/storage';

/** What local storage holds under a key; null on the server, in the first render and when there is nothing. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    onStored,
    useCallback(() => readStored(key), [key]),
    () => null,
  );
}
