/** Name, texts and colours of the library, shown on every page: the built-in ones, or those of its brand file (BRAND_FILE). */

/** Colours of one scheme, `#rrggbb`: the curtain, text on the curtain, links on the page background. */
export interface BrandColours {
  curtain: string;
  onCurtain: string;
  link: string;
}

export interface Brand {
  name: string;
  /** For small spaces, such as under a home screen icon. */
  shortName: string;
  strapline: string;
  description: string;
  hero: { heading: string; lead: string };
  /** Address of the mark; null: the built-in one. */
  mark: string | null;
  /** Null: the built-in ones. */
  colours: { light: BrandColours; dark: BrandColours } | null;
  contact: { email?: string | undefined; telephone?: string | undefined; address?: string | undefined };
  /** Legal notice and similar links in the footer of each page. */
  links: readonly { name: string; href: string }[];
}

/** Texts from the specification. */
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

/** For pages generated at build, which must not name a particular library. */
export const namelessBrand: Brand = {
  ...defaultBrand,
  name: 'The library',
  shortName: 'The library',
  strapline: 'Theatre',
};

let brand = defaultBrand;

/** The brand of this library. On the server it is set once at start; in the browser it comes from the page's data. */
export const site = (): Brand => brand;

/** Sets the brand. Called when a process starts, and in the browser with the data of the first page, before rendering. */
export function setSite(given: Brand): void {
  brand = given;
}

/** Id of the main element: target of the skip link, and what the first paint waits for. */
export const MAIN_ID = 'main';
/** Ids of a listing's results and of its filters, for people who use the keyboard. */
export const RESULTS_ID = 'results';
export const FILTERS_ID = 'filters';
/** Routes of those listings. */
export const LISTING_ROUTES: readonly string[] = ['/search', '/[listing]'];

/** Document title, page name first because browser tabs are narrow. */
export function documentTitle(page?: string): string {
  const { name, strapline } = brand;
  return page ? `${page} | ${name}` : `${name}: ${strapline.toLowerCase()}`;
}
