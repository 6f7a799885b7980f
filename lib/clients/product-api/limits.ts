/** D31: most items of one listing answer. */
export const LISTING_PAGE_MAX = 100;
