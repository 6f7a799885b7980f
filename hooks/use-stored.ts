import { useCallback, useSyncExternalStore } from 'react';
import { onStored, readStored } from '@/lib/browser/storage';

/** The value of a key in local storage; null on the server, in the first render and when there is none. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    onStored,
    useCallback(() => readStored(key), [key]),
    () => null,
  );
}
