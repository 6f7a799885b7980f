import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '@/components/ui/message/LoadFailed';
import { Skeleton } from '@/components/ui/message/Skeleton';
import { SERIES_CACHE_MS } from '@/lib/contracts/constants';
import { useSessionStore } from '@/stores/session';
import { Members } from './OrderSection';

/**
 * A series from the cache, fetched when it is missing or a day old (R-SCA-1..6, R-LOD-2..5): the query holds the item as `data`,
 * kept when a later request fails (R-SCA-5).
 */
function useSeries(slug: string) {
  // Each visitor of the tab has their own, because the members depend on who sees them.
  const visitor = useSessionStore(({ method, profile }) => method + profile?.userId);
  return useQuery({
    queryKey: ['series', slug, visitor],
    queryFn: async () => (await import('@/lib/clients/series')).fetchSeriesMembers(slug),
    staleTime: SERIES_CACHE_MS,
    // The old one is shown while it is fetched again, however long ago its panel was closed (R-SCA-3).
    gcTime: Infinity,
  });
}

/** The members of a series, in an opened panel. */
export function SeriesContents({ slug, currentId }: { slug: string; currentId: string }) {
  const { data: item, refetch, isFetchedAfterMount } = useSeries(slug);
  if (item) {
    const { id, members, isCut } = item;
    return <Members cards={members} currentId={currentId} parentId={id} isCut={isCut} />;
  }
  // Also while it is fetched again.
  if (isFetchedAfterMount) return <LoadFailed onRetry={() => refetch()} />;
  return (
    <div aria-busy>
      <Skeleton />
      <Skeleton />
    </div>
  );
}
