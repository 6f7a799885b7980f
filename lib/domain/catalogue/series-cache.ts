/**
 * The series cache (specification §3 "Series cache item", §4 "Loading status", R-SCA-1..6, R-LOD-1..5): a series is fresh
 * for one day; the stale one is shown while it is revalidated. Pure: the time is passed in.
 */
import { SERIES_CACHE_MS } from '@/lib/contracts/constants';
import type { LoadingStatus } from '@/lib/contracts/loading-status';

export interface SeriesCacheItem<Series> {
  /** Of the series and of the visitor, as others may see other members of it (use-series.ts). */
  key: string;
  loadingStatus: LoadingStatus;
  /** Epoch ms until which `item` is fresh; null before the first response. */
  cacheUntil: number | null;
  item: Series | null;
  error: string | null;
}

export function uninitialised<Series>(key: string): SeriesCacheItem<Series> {
  return { key, loadingStatus: 'UNINITIALISED', cacheUntil: null, item: null, error: null };
}

const underWay: readonly LoadingStatus[] = ['LOADING', 'REFRESHING'];

/** Whether to fetch at `now`: not during another fetch (R-SCA-6), not before `cacheUntil` (R-SCA-2). */
export function needsFetch<Series>(cached: SeriesCacheItem<Series>, now: number): boolean {
  if (underWay.includes(cached.loadingStatus)) return false;
  return cached.loadingStatus === 'ERROR' || cached.cacheUntil === null || now >= cached.cacheUntil;
}

/** R-LOD-2, R-LOD-3: LOADING without an item, REFRESHING with one. */
export function requested<Series>(cached: SeriesCacheItem<Series>): SeriesCacheItem<Series> {
  return { ...cached, loadingStatus: cached.item === null ? 'LOADING' : 'REFRESHING' };
}

export function loaded<Series>(
  cached: SeriesCacheItem<Series>,
  item: Series,
  now: number,
): SeriesCacheItem<Series> {
  return { ...cached, loadingStatus: 'LOADED', cacheUntil: now + SERIES_CACHE_MS, item, error: null };
}

/** R-SCA-4, R-SCA-5: stores the error and keeps the item that was cached. */
export function failed<Series>(cached: SeriesCacheItem<Series>, error: string): SeriesCacheItem<Series> {
  return { ...cached, loadingStatus: 'ERROR', error };
}
