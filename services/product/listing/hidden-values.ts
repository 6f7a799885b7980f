/** Values of filters that stand for an entry of their own, such as a theme: a hidden one is neither named nor found by (R-VIS-10). */
import { isContentType } from '@/lib/contracts/catalogue/content-types';
import type { Bucket } from '@/lib/contracts/listing/listing';
import { aggregationOfFilter, allFilterNames, type FilterName } from '@/lib/contracts/listing/names';
import type { Audience } from '../catalogue/audience';
import { slugKey } from '../catalogue/stored-item';
import type { SearchResult } from '../search/types';
import type { ListingQuery } from './query';

type Hides = Pick<Audience, 'hides'>;

/** No item has it. */
const NO_VALUE = '';

/** The aggregation of values that are entries has the name of their type. */
const isHidden = (facet: string | null, slug: string, { hides }: Hides): boolean =>
  facet !== null && isContentType(facet) && hides(slugKey(facet, slug));

export const isHiddenValue = (filter: FilterName, slug: string, audience: Hides): boolean =>
  isHidden(aggregationOfFilter[filter], slug, audience);

function shownBucket(facet: string, bucket: Bucket, audience: Hides): Bucket[] {
  if (isHidden(facet, bucket.key, audience)) return [];
  const { parent, ...topmost } = bucket;
  return parent !== undefined && isHidden(facet, parent, audience) ? [topmost] : [bucket];
}

/** The counts without those of hidden values; what is below a hidden one stands by itself. */
export const shownCounts = (
  aggregations: SearchResult['aggregations'],
  audience: Hides,
): SearchResult['aggregations'] =>
  Object.fromEntries(
    Object.entries(aggregations).map(([facet, buckets]) => [
      facet,
      buckets.flatMap((bucket) => shownBucket(facet, bucket, audience)),
    ]),
  );

/** The filters as where the library has none of the hidden values: where only such are chosen, nothing is found. */
export function shownFilters(filters: ListingQuery['filters'], audience: Hides): ListingQuery['filters'] {
  const shown: ListingQuery['filters'] = {};
  for (const name of allFilterNames) {
    const chosen = filters[name];
    if (!chosen) continue;
    const left = chosen.filter((slug) => !isHiddenValue(name, slug, audience));
    shown[name] = left.length > 0 ? left : [NO_VALUE];
  }
  return shown;
}
