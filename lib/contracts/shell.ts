/** What the frame around every page needs from the server: the viewer, and the education menu of their country. */
import type { Brand } from './site';
import type { Viewer } from './viewer/viewer';

/** The part of the viewer that may be in page data. No user ids, no lists of content. */
export type ShellViewer = Pick<
  Viewer,
  | 'method'
  | 'organisationId'
  | 'organisationName'
  | 'category'
  | 'country'
  | 'subscription'
  | 'isAdmin'
  | 'isUnknown'
>;

export interface MenuLink {
  name: string;
  href: string;
}

/** A column of the education menu: by level, subject or skill. */
export interface MenuGroup {
  heading: string;
  links: readonly MenuLink[];
}

/** Usual ages of learners, years; `to` null: no upper limit. */
export type AgeRange = readonly [from: number, to: number | null];

/** Ages of each education level of the viewer's country, by the level's name. */
export type LevelAges = Readonly<Record<string, AgeRange>>;

export interface ShellProps {
  /** Origin of the library's public address, for canonical links; empty on pages that are rendered without a visitor. */
  origin: string;
  brand: Brand;
  viewer: ShellViewer;
  education: readonly MenuGroup[];
  /** Addresses of listings that are empty for this viewer: menus do not link to them. */
  empty: readonly string[];
  levelAges: LevelAges;
}

/** Why a page cannot be shown; the frame shows an error instead. `unavailable`: a source is away. `fault`: our code failed. */
export type PageProblem = 'not-found' | 'unavailable' | 'fault';

/** What every page hands to the frame. */
export interface SharedPageProps {
  shell: ShellProps;
  problem?: PageProblem;
}
