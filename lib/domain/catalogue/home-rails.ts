/** The rails of the home page as rows of data: a heading, the listing that "See all" links to, and the API query. */
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { ListingSegment } from '@/lib/contracts/catalogue/content-types';
import type { MenuLink } from '@/lib/contracts/shell';
import type { OrganisationCategory } from '@/lib/contracts/viewer/viewer';
import type { LevelOption } from '../listing/levels';

export interface RailRequest {
  heading: string;
  /** The listing address that "See all" leads to. */
  href: string;
  listing: ListingSegment | 'search';
  /** Query of the product API. */
  query: Readonly<Record<string, string>>;
}

export interface HomeRail {
  heading: string;
  href: string;
  cards: readonly CardItem[];
}

/** What the home page shows. */
export interface HomeProps {
  /** The production shown in the hero; null when there is none to show. */
  feature: CardItem | null;
  rails: readonly HomeRail[];
  levels: readonly LevelOption[];
  /** Number of visible items by content type. */
  counts: Readonly<Record<string, number>>;
  /** Number of playable productions; null when they cannot be counted. */
  recordings: number | null;
  /** Some rail could not be read; the page says so and stays usable. */
  isPartial: boolean;
}

/** Number of cards in a rail. */
export const RAIL_LENGTH = 8;
/** Items requested: more than are shown, because catalogue records among them are left out. */
const ASKED = '48';

/** Stage taught at organisations of each category; other categories teach several. */
const stageOfCategory: Readonly<Partial<Record<OrganisationCategory, string>>> = {
  'Middle School': 'lower-secondary',
  Secondary: 'upper-secondary',
  'Higher Education': 'higher',
};

function rail(
  heading: string,
  listing: RailRequest['listing'],
  filters: Record<string, string> = {},
): RailRequest {
  // The rail shows the newest first, so the listing must open in the same order.
  const address = new URLSearchParams({ ...filters, sort_by: 'newest' }).toString();
  return {
    heading,
    listing,
    href: `/${listing}?${address}`,
    query: { ...filters, limit: ASKED, sort_by: 'age-desc' },
  };
}

/** The stage of the viewer's organisation, if it is among `levels`; null if the category has no single stage. */
export function levelOfCategory(
  category: OrganisationCategory,
  levels: readonly LevelOption[],
): LevelOption | null {
  return levels.find((level) => level.key === stageOfCategory[category]) ?? null;
}

/** Drops the country from `United Kingdom: A level and equivalent`, because viewers are offered courses of their own country. */
function withoutCountry(name: string): string {
  return name.split(': ').at(-1) ?? name;
}

/** The rails of one viewer, in order. `course`: the course of their country with the most items; its plays get a rail. */
export function homeRails(level: LevelOption | null, course: MenuLink | null): readonly RailRequest[] {
  const courseKey = course ? new URLSearchParams(course.href.split('?')[1]).get('course') : null;
  return [
    rail('Watch and listen', 'productions'),
    ...(level ? [rail(`For your level: ${level.name}`, 'search', { level: level.key })] : []),
    rail('Chosen by our editors', 'collections'),
    ...(course && courseKey
      ? [rail(`Suitable for ${withoutCountry(course.name)}`, 'titles', { course: courseKey })]
      : []),
    rail('Workshops', 'workshops'),
    rail('Lesson plans', 'lesson-plans'),
    rail('Interviews', 'interviews'),
  ];
}
