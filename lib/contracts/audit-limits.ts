/** Bounds of a question to the audit log, for its schema and for the address of its screen; no schema library comes with them. */

/** The first day that a question may name, ISO; there are no lines before it. */
export const FIRST_AUDIT_DAY = '2000-01-01';

/** Longest words, in UTF-16 units. */
export const MOST_AUDIT_LETTERS = 200;
