/** Retention of personal data. The code that deletes it and the page that describes it (/data-protection) use these numbers. */

/** Visit statistics that a person has consented to ("Points settled" 11). */
export const ANALYTICS_MONTHS = 13;
export const ERROR_REPORT_DAYS = 90;
/** Counts of calls and of wrong codes, for rate limits. */
export const LIMIT_COUNT_DAYS = 1;
/** Single usage events, which are aggregated in the following night (contract library-standards §1.3). */
export const USAGE_EVENT_DAYS = 10;
/** Daily usage figures: enough to compare this year with the last. */
export const USAGE_FIGURE_DAYS = 400;
export const SIGN_IN_FAILURE_MINUTES = 15;
/** An invitation may wait for a week until somebody reads it; a reset is used by a person who is waiting for it. */
export const INVITATION_DAYS = 7;
export const PASSWORD_RESET_HOURS = 1;
/** Life of a hand-over from a classroom machine; its data are deleted within twice this time. */
export const HAND_OVER_MINUTES = 5;
