/** Business constants of the specification, section 9. One name each; the origin is the rule id beside it. */

/** R-CON-1: default page size, used by /search (R-CON-2). */
export const SEARCH_PAGE_SIZE = 20;
/** R-CON-2: grid listings show 24 items a page. */
export const LISTING_PAGE_SIZE = 24;
/** D31: most items of one listing answer. */
export const LISTING_LIMIT_MAX = 100;
/** R-CON-3: page size of every paged content query. */
export const CONTENT_PAGE_SIZE = 50;
/** Entries read of a list of links that is too large for one answer of the delivery API: more than a page shows to any use. */
export const LONGEST_LIST_READ = 4 * CONTENT_PAGE_SIZE;
/** R-CON-3: slugs in one `fields.slug[in]` query. */
export const SLUG_BATCH_SIZE = 20;
/** R-CON-3: most skills in one POST /api/skills. */
export const SKILLS_LIMIT = 1000;
/** R-CON-4: lowest width in px of each of the seven bands. */
export const BREAKPOINTS = [1, 501, 569, 768, 1024, 1296, 1440] as const;
/** R-CON-6: resize debounce, ms. */
export const RESIZE_DEBOUNCE_MS = 250;
/** R-PUR-3: exactly these scopes. Without offline_access the issuer gives no refresh token. */
export const OIDC_SCOPE = 'openid email profile';
/** Cookie with the access token, set by the browser's script, or by the server for browsers without script (R-AUT-13). */
export const TOKEN_COOKIE = 'jwt';
/** Most resume positions of one person, on one device and in one hand-over: the newest ones. */
export const MOST_POSITIONS = 100;
/** R-SCA-1: a cached series lives one day. */
export const SERIES_CACHE_MS = 24 * 60 * 60_000;
/** R-CON-10: the auto-dismiss banner, ms. */
export const AUTO_DISMISS_BANNER_MS = 12_100;
/** R-NOT-12: default notification auto-dismiss, ms. */
export const NOTIFICATION_DISMISS_MS = 10_000;
/** Most events of one POST /api/analytics; longer queues are split. */
export const ANALYTICS_BATCH_LIMIT = 50;
/** R-ANA-5: media must be visible this long to count as an impression, ms. */
export const MEDIA_IMPRESSION_MS = 5_000;
/** D20: longest free text of the feedback form, characters. */
export const FEEDBACK_TEXT_LIMIT = 5_000;
/** R-OPEN-2. */
export const feedbackRecommendations = ['yes', 'no', 'maybe'] as const;
