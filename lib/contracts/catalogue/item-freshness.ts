/** R-CON-9: fetched items are stale after 15 minutes. A file of its own: listings load it, and nothing else of the constants. */
export const ITEM_STALE_MS = 15 * 60_000;
