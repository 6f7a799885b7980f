/** The search and the listings of single types: where they are, how they are called, how they are paged. */
import { LISTING_PAGE_SIZE, SEARCH_PAGE_SIZE } from '@/lib/contracts/constants';
import {
  isListedType,
  segmentOfType,
  typeOfSegment,
  type ListedType,
  type ListingSegment,
} from '@/lib/contracts/content-types';
import type { ListingScreen } from './address';
import { listingWords } from './words';

export interface ListingPlace {
  type: ListedType;
  segment: ListingSegment;
  heading: string;
  description: string;
}

/** The listing at `/{segment}`, or null where there is none. */
export function listingPlace(segment: string): ListingPlace | null {
  const type = typeOfSegment(segment);
  if (!type || !isListedType(type)) return null;
  const [heading, description] = listingWords[type];
  return { type, segment: segmentOfType[type], heading, description };
}

/** R-SRT-5, R-CON-2: the search prefers relevance and shows 20. */
export function searchScreen(standardsMode: boolean): ListingScreen {
  return { path: '/search', pageSize: SEARCH_PAGE_SIZE, prefersRelevance: true, standardsMode };
}

/** Listings are grids of 24 in the order of names. */
export function listingScreen(segment: ListingSegment): ListingScreen {
  return { path: `/${segment}`, pageSize: LISTING_PAGE_SIZE, prefersRelevance: false, standardsMode: false };
}
