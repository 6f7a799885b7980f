import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
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
  const place = useRef<HTMLDivElement>(null);
  // With what it brings the button goes, and without this the focus.
  const again = async () => {
    if ((await refetch()).isSuccess) place.current?.focus();
  };
  const content = () => {
    if (item)
      return <Members cards={item.members} currentId={currentId} parentId={item.id} isCut={item.isCut} />;
    // Also while it is fetched again.
    if (isFetchedAfterMount) return <LoadFailed onRetry={again} />;
    return (
      <div aria-busy>
        <Skeleton />
        <Skeleton />
      </div>
    );
  };
  return (
    <div ref={place} tabIndex={-1}>
      {content()}
    </div>
  );
}
