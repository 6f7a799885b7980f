import { useCallback } from 'react';
import { uninitialised } from '@/lib/domain/catalogue/series-cache';
import { useSeriesCache, type CachedSeries } from '@/stores/series-cache';

/** A series from the cache, and a function to fetch it when it is missing or a day old (R-SCA-1..6). */
export function useSeries(slug: string): CachedSeries & { request: () => void } {
  const cached = useSeriesCache((state) => state.series[slug]) ?? uninitialised(slug);
  const ask = useSeriesCache((state) => state.request);
  const request = useCallback(() => {
    // The store never rejects: a failure is part of its state.
    void ask(slug, async (wanted) => (await import('@/lib/clients/series')).fetchSeriesMembers(wanted));
  }, [ask, slug]);
  return { ...cached, request };
}
