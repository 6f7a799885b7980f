import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { addressDimensions } from '@/lib/domain/personal/dimensions';
import { track } from '@/lib/browser/track';

/** Longest name of an event that is worth reading, characters. */
const LONGEST_NAME = 200;

/** Results of a listing as its query holds them. */
interface Found {
  total: number;
}

/** Tells of each search (text or filters in the address) once, when its answer is shown, with how much it found. */
export function useSearchReports(): void {
  const queries = useQueryClient();
  const { asPath } = useRouter();
  useEffect(() => {
    const dimensions = addressDimensions(asPath);
    const name = String(dimensions.searchText || dimensions.filters || '').slice(0, LONGEST_NAME);
    if (name === '') return undefined;
    const cache = queries.getQueryCache();
    const tell = (): boolean => {
      const [shown] = cache.findAll({ queryKey: ['listing'], type: 'active' });
      const found = shown && queries.getQueryData<Found>(shown.queryKey);
      if (!found) return false;
      const { total } = found;
      track({
        category: 'search',
        action: dimensions.searchText ? 'text' : 'filter',
        name,
        value: total,
        dimensions: { ...dimensions, searchResults: total },
      });
      return true;
    };
    let stop: (() => void) | undefined;
    // After the screen has taken up the new address; before that its query is the one of the old.
    const timer = setTimeout(() => {
      if (!tell()) stop = cache.subscribe(() => (tell() ? stop?.() : undefined));
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [asPath, queries]);
}
