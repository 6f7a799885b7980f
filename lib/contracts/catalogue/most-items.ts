/** Most ids of one request for items. Apart from the schemas, because the browser asks while it loads them. */
export const MOST_ITEMS = 24;
