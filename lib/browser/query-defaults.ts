import type { DefaultOptions } from '@tanstack/react-query';

/**
 * R-CON-8: answers do not grow stale by themselves; items say `staleTime: ITEM_STALE_MS` (R-CON-9).
 * One retry: the services retry among themselves, and a teacher should see a message rather than wait.
 */
export const queryDefaults: DefaultOptions = {
  queries: { staleTime: Infinity, retry: 1, refetchOnWindowFocus: false },
};
