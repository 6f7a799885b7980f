/** How long what is about people stays. What deletes it and the page that says so (/data-protection) read the same numbers. */

/** Statistics of visits that a person has agreed to ("Points settled" 11). */
export const ANALYTICS_MONTHS = 13;
export const ERROR_REPORT_DAYS = 90;
/** Counts of calls and of wrong codes, which limits are held by. */
export const LIMIT_COUNT_DAYS = 1;
/** Single events of use, which become figures in the night after them (contract library-standards §1.3). */
export const USAGE_EVENT_DAYS = 10;
/** Figures that are read by day: this year beside the last. */
export const USAGE_FIGURE_DAYS = 400;
export const SIGN_IN_FAILURE_MINUTES = 15;
/** An invitation waits for a person's week; a reset is asked for by somebody who is there. */
export const INVITATION_DAYS = 7;
export const PASSWORD_RESET_HOURS = 1;
/** What a classroom machine hands over is removed within as long again. */
export const HAND_OVER_MINUTES = 5;
