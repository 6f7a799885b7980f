/** Bounds of an audit log query, for its schema and its screen's address. Apart, so that the schema library is not loaded. */

/** Earliest day that a query may name, ISO; there are no lines before it. */
export const FIRST_AUDIT_DAY = '2000-01-01';

/** Longest search text, UTF-16 code units. */
export const MOST_AUDIT_LETTERS = 200;

export const AUDIT_LINES_A_PAGE = 50;
