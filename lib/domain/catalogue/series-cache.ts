/**
 * The series cache (specification §3 "Series cache item", §4 "Loading status", R-SCA-1..6, R-LOD-1..5): the query cache holds each
 * series of a visitor, fresh for one day (components/relations/SeriesContents.tsx). Its item is `data`, and `cacheUntil` is a day
 * after `dataUpdatedAt`.
 */
import type { LoadingStatus } from '@/lib/contracts/loading-status';

interface SeriesQuery {
  /** The last answer, kept when a later request fails (R-SCA-5); undefined before the first. */
  data: unknown;
  /** Why the last request failed; null unless it did. */
  error: Error | null;
  isFetching: boolean;
}

/** R-LOD-2..5: a request is LOADING without an item and REFRESHING with one, also after an ERROR. */
export function seriesStatus({ data, error, isFetching }: SeriesQuery): LoadingStatus {
  if (isFetching) return data === undefined ? 'LOADING' : 'REFRESHING';
  if (error) return 'ERROR';
  return data === undefined ? 'UNINITIALISED' : 'LOADED';
}
