/** The search and the listings of single types: where they are, how they are called, how they are paged. */
import { LISTING_PAGE_SIZE, SEARCH_PAGE_SIZE } from '@/lib/contracts/constants';
import {
  segmentOfType,
  typeOfSegment,
  type ContentType,
  type ListingSegment,
} from '@/lib/contracts/content-types';
import type { ListingScreen } from './address';

/** Heading and one line of each listing that has a page. */
const listingWords = {
  production: ['Productions', 'Recorded performances, from the whole stage to the close-up.'],
  interview: ['Interviews', 'Makers of theatre on how and why they do it.'],
  title: ['Plays and titles', 'Every work in the library, with all that belongs to it.'],
  series: ['Series', 'Recordings and resources that follow on from each other.'],
  person: ['People', 'Writers, directors, designers, performers and practitioners.'],
  workshop: ['Workshops', 'Techniques to try in the room, step by step.'],
  guide: ['Guides', 'Reading for students and teachers, on plays, practitioners and design.'],
  lessonPlan: ['Lesson plans', 'Ready to teach, with timings and worksheets.'],
  trainingCourse: ['Training courses', 'Learn to get the most from the library.'],
  theme: ['Themes, forms and courses', 'What plays are about, how they are made and where they are taught.'],
  genre: ['Genres', 'Kinds of drama, from tragedy to verbatim.'],
  collection: ['Collections', 'Chosen by our editors for a purpose.'],
  skill: ['Skills', 'English and theatre skills, and what helps to teach them.'],
  company: ['Companies', 'Theatre companies and their work.'],
  period: ['Periods', 'Theatre through time.'],
} as const satisfies Partial<Record<ContentType, readonly [string, string]>>;

export type ListedType = keyof typeof listingWords;

export interface ListingPlace {
  type: ListedType;
  segment: ListingSegment;
  heading: string;
  description: string;
}

function isListed(type: ContentType): type is ListedType {
  return type in listingWords;
}

/** The listing at `/{segment}`, or null where there is none. */
export function listingPlace(segment: string): ListingPlace | null {
  const type = typeOfSegment(segment);
  if (!type || !isListed(type)) return null;
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
