/** What every page says of the library that it is of: built-in words, or those of its brand file (BRAND_FILE). */

/** Colours of one scheme, `#rrggbb`: what stands on the curtain, links on paper. */
export interface BrandColours {
  curtain: string;
  onCurtain: string;
  link: string;
}

export interface Brand {
  name: string;
  /** Where there is little room: under an icon of a home screen. */
  shortName: string;
  strapline: string;
  description: string;
  hero: { heading: string; lead: string };
  /** Address of the mark; null: the built-in one. */
  mark: string | null;
  /** Null: the built-in ones. */
  colours: { light: BrandColours; dark: BrandColours } | null;
  contact: { email?: string | undefined; telephone?: string | undefined; address?: string | undefined };
  /** Imprint and the like, at the foot of each page. */
  links: readonly { name: string; href: string }[];
}

/** The specification's own words. */
export const defaultBrand: Brand = {
  name: 'DT+',
  shortName: 'DT+',
  strapline: 'The open theatre library',
  description:
    'Recorded productions, interviews, workshops, guides and lesson plans for teaching theatre, in one library.',
  hero: {
    heading: 'Every classroom has a front row',
    lead: 'Performances, workshops, interviews and lesson plans for teaching theatre: watch, pause, discuss and stage.',
  },
  mark: null,
  colours: null,
  contact: {},
  links: [],
};

/** Of pages that are made at build, for whichever library: they name none. */
export const namelessBrand: Brand = {
  ...defaultBrand,
  name: 'The library',
  shortName: 'The library',
  strapline: 'Theatre',
};

let brand = defaultBrand;

/** The brand of this library. A process has one, set at its start; a browser has that of the page's data. */
export const site = (): Brand => brand;

/** Sets it: called at the start of a process and with a page's first data, before anything is shown. */
export function setSite(given: Brand): void {
  brand = given;
}

/** Of the content's element: where the keyboard goes first, and what the first paint waits for. */
export const MAIN_ID = 'main';
/** Of a listing's results and of its filters, for who goes by keyboard. */
export const RESULTS_ID = 'results';
export const FILTERS_ID = 'filters';

/** Title of a document: the page first, because tabs are narrow. */
export function documentTitle(page?: string): string {
  const { name, strapline } = brand;
  return page ? `${page} | ${name}` : `${name}: ${strapline.toLowerCase()}`;
}
