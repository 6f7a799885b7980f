import { useCallback } from 'react';
import { uninitialised } from '@/lib/domain/catalogue/series-cache';
import { useSeriesCache, type CachedSeries } from './series-cache';
import { useSessionStore } from '@/stores/session';

/**
 * A series from the cache, and a function to fetch it when it is missing or a day old (R-SCA-1..6). Each visitor of the tab has
 * their own, because the members depend on who sees them; `request` is another function when the visitor is another.
 */
export function useSeries(slug: string): CachedSeries & { request: () => void } {
  const visitor = useSessionStore(({ method, profile }) => method + profile?.userId);
  const key = `${slug} ${visitor}`;
  const cached = useSeriesCache((state) => state.series[key]) ?? uninitialised(key);
  const ask = useSeriesCache((state) => state.request);
  const request = useCallback(() => {
    // The store never rejects: a failure is part of its state.
    void ask(key, async () => (await import('@/lib/clients/series')).fetchSeriesMembers(slug));
  }, [ask, key, slug]);
  return { ...cached, request };
}
