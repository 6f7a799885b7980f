/** The search page and the listings of single types: their addresses, headings and page sizes. */
import { LISTING_PAGE_SIZE, SEARCH_PAGE_SIZE } from '@/lib/contracts/constants';
import {
  isContentType,
  isListedType,
  rowOfType,
  segmentOfType,
  typeOfSegment,
  type ContentType,
  type ListedType,
  type ListingSegment,
} from '@/lib/contracts/catalogue/content-types';
import type { ListingScreen } from './address';
import { listingWords } from './words';

export interface ListingPlace {
  type: ListedType;
  segment: ListingSegment;
  heading: string;
  description: string;
}

/** The listing at `/{segment}`; null if there is none. */
export function listingPlace(segment: string): ListingPlace | null {
  const type = typeOfSegment(segment);
  if (!type || !isListedType(type)) return null;
  const [heading, description] = listingWords[type];
  return { type, segment: segmentOfType[type], heading, description };
}

/** Types without a listing: where to send a visitor who shortens the address of such an item. */
const places: Partial<Record<ContentType, string>> = {
  role: '/people',
  topic: '/study-units',
  educationLevel: '/explore',
};

/** Where the parent path of an item leads if its type has no listing: to the listing of the type it is part of. Null: nowhere. */
export function listingAbove(segment: string): string | null {
  // Training courses have their own path, below /training.
  if (segment === 'training') return `/${segmentOfType.trainingCourse}`;
  let type = typeOfSegment(segment);
  if (type === null) return null;
  const place = places[type];
  if (place) return place;
  for (let parent = rowOfType(type)?.partOf; parent && isContentType(parent);) {
    type = parent;
    parent = rowOfType(type)?.partOf;
  }
  return isListedType(type) ? `/${segmentOfType[type]}` : null;
}

/** R-SRT-5, R-CON-2: the search prefers relevance and shows 20. */
export function searchScreen(standardsMode: boolean): ListingScreen {
  return { path: '/search', pageSize: SEARCH_PAGE_SIZE, prefersRelevance: true, standardsMode };
}

/** Listings are grids of 24, sorted by name. */
export function listingScreen(segment: ListingSegment): ListingScreen {
  return { path: `/${segment}`, pageSize: LISTING_PAGE_SIZE, prefersRelevance: false, standardsMode: false };
}
