/** Series by slug, cached for a day (R-OPEN-5), so that panels opened on many pages cost one request. Client state only. */
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
  /** Fetches a series unless it is cached and fresh. Never rejects: a failure is stored in the cached item. */
  request: (
    slug: string,
    fetchSeries: (slug: string) => Promise<SeriesOfItem>,
    now?: () => number,
  ) => Promise<void>;
  /** Forgets everything: another person may see other members. */
  clear: () => void;
}

export const useSeriesCache = create<SeriesCacheStore>((set, get) => {
  const put = (item: CachedSeries) => {
    set(({ series }) => ({ series: { ...series, [item.key]: item } }));
  };
  const of = (slug: string): CachedSeries => get().series[slug] ?? uninitialised(slug);
  return {
    series: {},
    request: async (slug, fetchSeries, now = Date.now) => {
      if (!needsFetch(of(slug), now())) return;
      put(requested(of(slug)));
      try {
        const item = await fetchSeries(slug);
        put(loaded(of(slug), item, now()));
      } catch (error) {
        put(failed(of(slug), error instanceof Error ? error.message : String(error)));
      }
    },
    clear: () => {
      set({ series: {} });
    },
  };
});
