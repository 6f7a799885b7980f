import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logEvent } from './log';

/** HTTP status of a ProductApiError or ProductGraphqlError; 0 for any other error. */
function statusOf(error: unknown): number {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : 0;
}

const SERVICE_UNAVAILABLE = 503;

function isRefused(error: unknown): boolean {
  const status = statusOf(error);
  return status >= 400 && status < 500;
}

/**
 * One retry, for a lost request: the services retry among themselves, and a teacher should see a message rather than wait.
 * Refused requests (4xx, including 429) and 503 are not retried automatically.
 */
export const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 1 && !isRefused(error) && statusOf(error) !== SERVICE_UNAVAILABLE;

/**
 * Offline, a request fails like any other, and the screen says so: by default it would wait without a word, and a bookmark that
 * is lost with the tab would look saved.
 */
const networkMode = 'always';

/** A refusal (a wrong code, a session that ended) is an answer, which the screen tells of. */
const onError = (error: Error) => logEvent(isRefused(error) ? 'warn' : 'error', error.message, error.cause);

/** What each query failed with last: one that is asked again by itself fails so on and on while offline, and is logged once. */
const lastFailure = new WeakMap<object, string>();

/**
 * What every request and change of a tab goes through. R-CON-8: answers never become stale by default; queries for items set
 * `staleTime: ITEM_STALE_MS` (R-CON-9). Each failure is logged here, once, also where its screen has closed; what people are told
 * of it is the screen's to say.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode },
      queries: { networkMode, staleTime: Infinity, retry: mayRetry, refetchOnWindowFocus: false },
    },
    mutationCache: new MutationCache({ onError }),
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (lastFailure.get(query) !== error.message) onError(error);
        lastFailure.set(query, error.message);
      },
      onSuccess: (_data, query) => void lastFailure.delete(query),
    }),
  });
