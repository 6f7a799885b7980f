import type { DefaultOptions } from '@tanstack/react-query';

/** Status of a failed answer, as ProductApiError and ProductGraphqlError say it. */
function statusOf(error: unknown): number {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : 0;
}

const SERVICE_UNAVAILABLE = 503;

/**
 * One retry, for a request that was lost: the services retry among themselves, and a teacher should see a message rather
 * than wait. What was refused (4xx, 429 among them) or asked for patience (503) is not sent again by itself.
 */
export function mayRetry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  const isRefused = (status >= 400 && status < 500) || status === SERVICE_UNAVAILABLE;
  return failures < 1 && !isRefused;
}

/** R-CON-8: answers do not grow stale by themselves; items say `staleTime: ITEM_STALE_MS` (R-CON-9). */
export const queryDefaults: DefaultOptions = {
  queries: { staleTime: Infinity, retry: mayRetry, refetchOnWindowFocus: false },
};
