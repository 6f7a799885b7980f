import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { shownListing } from '@/lib/clients/product-api/listing/shown-listing';
import { addressDimensions } from '@/lib/domain/reports/dimensions';
import { track } from '@/lib/browser/track';

/** Event names are cut to this length, characters. */
const LONGEST_NAME = 200;

/** Reports each search (text or filters in the address) once, with its number of results, when they are shown. */
export function useSearchReports(): void {
  const queries = useQueryClient();
  const { asPath } = useRouter();
  useEffect(() => {
    const dimensions = addressDimensions(asPath);
    const name = String(dimensions.searchText || dimensions.filters || '').slice(0, LONGEST_NAME);
    if (name === '') return undefined;
    const cache = queries.getQueryCache();
    const tell = (): boolean => {
      const found = shownListing(cache);
      if (!found) return false;
      const { isAsked, total } = found;
      if (!isAsked) return true;
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
    // Wait until the screen has rendered the new address; until then the active query belongs to the old one.
    const timer = setTimeout(() => {
      if (!tell()) stop = cache.subscribe(() => (tell() ? stop?.() : undefined));
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [asPath, queries]);
}
