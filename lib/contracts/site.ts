/** Names and words that every page shares. */
export const SITE_NAME = 'DT+';
export const SITE_STRAPLINE = 'The open theatre library';
export const SITE_DESCRIPTION =
  'Recorded productions, interviews, workshops, guides and lesson plans for teaching theatre, in one library.';

/** Of the content's element: where the keyboard goes first, and what the first paint waits for. */
export const MAIN_ID = 'main';
/** Of a listing's results and of its filters, for who goes by keyboard. */
export const RESULTS_ID = 'results';
export const FILTERS_ID = 'filters';

/** Title of a document: the page first, because tabs are narrow. */
export function documentTitle(page?: string): string {
  return page ? `${page} | ${SITE_NAME}` : `${SITE_NAME}: ${SITE_STRAPLINE.toLowerCase()}`;
}
