/** Bounds of lists, clips and classes, apart from the schemas because the browser loads them with the page. */

/** Lists of one person. */
export const MOST_LISTS = 200;
/** Lists of colleagues on one page, as many as the items of a listing. */
export const LISTS_A_PAGE = 24;
/** Entries of one list. Does not limit bookmarks. */
export const MOST_ENTRIES = 500;
/** A shorter clip would show nothing useful, seconds. */
export const SHORTEST_CLIP_SECONDS = 3;
/** Most characters of names and titles, of notes, and of questions. */
export const NAME_LENGTH = 200;
export const NOTE_LENGTH = 2_000;
export const QUESTION_LENGTH = 500;
/** Longest time a list is open to a class, days. */
export const LONGEST_OPENING_DAYS = 90;
/**
 * Openings of one list, past ones too, because its teacher sees what each class opened: ten classes a term for nearly seven
 * years. A copy of the list starts again.
 */
export const MOST_OPENINGS = 200;
