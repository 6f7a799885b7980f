/** How bookmarks may be sorted and searched; apart from the schemas because the browser loads it with the page. */
export const bookmarkSorts = ['newest', 'oldest', 'name'] as const;
export type BookmarkSort = (typeof bookmarkSorts)[number];

/** Characters of a search among bookmarks; as many as of a search of the library. */
export const LONGEST_BOOKMARK_SEARCH = 200;
