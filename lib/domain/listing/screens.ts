/** The search and the listings of single types: where they are, how they are called, how they are paged. */
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

/** Types without a list of their own, and where somebody finds them who shortens an address. */
const places: Partial<Record<ContentType, string>> = {
  role: '/people',
  topic: '/study-units',
  educationLevel: '/explore',
};

/** Where the address above an item leads when its type has no listing: to the list of what it is part of. Null: nowhere. */
export function listingAbove(segment: string): string | null {
  // Courses are taken below an address of their own.
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

/** Listings are grids of 24 in the order of names. */
export function listingScreen(segment: ListingSegment): ListingScreen {
  return { path: `/${segment}`, pageSize: LISTING_PAGE_SIZE, prefersRelevance: false, standardsMode: false };
}
