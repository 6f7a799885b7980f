/** Series, cached for a day (R-OPEN-5), so that panels opened on many pages cost one request. Client state only. */
import { create } from 'zustand';
import type { SeriesOfItem } from '@/lib/domain/item-page/context';
import {
  failed,
  loaded,
  needsFetch,
  requested,
  uninitialised,
  type SeriesCacheItem,
} from '@/lib/domain/catalogue/series-cache';

export type CachedSeries = SeriesCacheItem<SeriesOfItem>;

interface SeriesCacheStore {
  series: Readonly<Record<string, CachedSeries>>;
  /**
   * Fetches a series unless it is cached and fresh. Never rejects: a failure is stored in the cached item.
   *
   * @param key of the series and of the visitor: another visitor may see other members
   */
  request: (key: string, fetchSeries: () => Promise<SeriesOfItem>, now?: () => number) => Promise<void>;
}

export const useSeriesCache = create<SeriesCacheStore>((set, get) => {
  const put = (item: CachedSeries) => {
    set(({ series }) => ({ series: { ...series, [item.key]: item } }));
  };
  const of = (key: string): CachedSeries => get().series[key] ?? uninitialised(key);
  return {
    series: {},
    request: async (key, fetchSeries, now = Date.now) => {
      if (!needsFetch(of(key), now())) return;
      put(requested(of(key)));
      try {
        const item = await fetchSeries();
        put(loaded(of(key), item, now()));
      } catch (error) {
        put(failed(of(key), error instanceof Error ? error.message : String(error)));
      }
    },
  };
});
