/**
 * How many calls are answered and how many rows are stored. Each comment says what is counted and of whom, the number, and why it is
 * that one. All leave room for a school of 500 pupils behind one address ("Points settled" 11); decision 0084 has the attacks.
 */
import { DAY_MS } from '@/lib/domain/text/calendar';

/** Calls in a window of time. A call beyond them is refused (RATE_LIMITED). */
export interface RateLimit {
  /** Begins the key of its counts in `rate_count`; no colon. */
  name: string;
  calls: number;
  windowMs: number;
}

/** Rows in a day (UTC). What is beyond them is answered like the rest, and not stored. */
export interface DayQuota {
  /** As of a `RateLimit`. */
  name: string;
  rows: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A network is a subscriber's (`subscriberNetwork`). */
export const rateLimits = {
  /** Error reports of a browser: 60 a minute (D25). */
  errorsOfBrowser: { name: 'error-browser', calls: 60, windowMs: MINUTE_MS },
  /** Error reports of a network: 5,000 a minute, ten from each browser of a school. */
  errorsOfNetwork: { name: 'error-address', calls: 5_000, windowMs: MINUTE_MS },
  /** Statistics and use of a network: 6,000 batches a minute, twelve from each browser of a school. */
  batchesOfNetwork: { name: 'analytics', calls: 6_000, windowMs: MINUTE_MS },
  /** Feedback of a person: 20 an hour, more than anybody writes. */
  feedbackOfPerson: { name: 'feedback', calls: 20, windowMs: HOUR_MS },
  /** Survey scores of a person: 20 an hour, as for feedback. */
  surveysOfPerson: { name: 'survey', calls: 20, windowMs: HOUR_MS },
  /** COUNTER calls of a known key: 60 a minute. Fetching all reports of a year takes a few. */
  counterOfKey: { name: 'counter', calls: 60, windowMs: MINUTE_MS },
  /** COUNTER calls of a network with unknown keys: 300 a minute, so that a system that was set up wrongly may go on for a while. */
  counterOfNetwork: { name: 'counter-address', calls: 300, windowMs: MINUTE_MS },
  /** Visits to a class from a network: 1,000 a day, each of a school's pupils in two tabs. */
  visitsOfClass: { name: 'class-visit', calls: 1_000, windowMs: DAY_MS },
  /** Letters of invitation to a person: 3 an hour, as many as there may be open links to reset a password. */
  invitationsOfPerson: { name: 'invitation-person', calls: 3, windowMs: HOUR_MS },
  /** Addresses that an organisation writes invitations to, corrects, or is refused: 2,000 a day, all the staff of a large college. */
  invitationsOfOrganisation: { name: 'invitation-organisation', calls: 2_000, windowMs: DAY_MS },
} as const satisfies Record<string, RateLimit>;

/**
 * A site is an address of IPv4 or a /48 of IPv6 (`siteNetwork`). Visitors are recognised by their network or by signing in: whoever
 * has not signed in at home is not recognised, which is why the others have most of each day.
 */
export const dayQuotas = {
  /** Error reports of a site: 200. They show a fault that a whole school has, and leave room for other sites. */
  errorsOfSite: { name: 'error-stored-site', rows: 200 },
  /** Error reports of visitors who are not recognised: three quarters, so that a flood from many sites leaves a quarter to the others. */
  errorsOfUnrecognised: { name: 'error-stored-open', rows: 1_500 },
  /** Error reports of everybody: 2,000, more than anybody reads; at their longest about 2 GB in ERROR_REPORT_DAYS. */
  errorsOfAll: { name: 'error-stored', rows: 2_000 },
  /** Statistics of a site: 10,000 events. Of 2,500 people one in ten agrees to statistics and makes 40. */
  analyticsOfSite: { name: 'analytics-stored-site', rows: 10_000 },
  /** Statistics of visitors who are not recognised: three quarters, as for error reports. */
  analyticsOfUnrecognised: { name: 'analytics-stored-open', rows: 150_000 },
  /**
   * Statistics of everybody: 200,000 events. Of a million people one in twenty comes in a day, of whom one in ten agrees. It is 60 MB
   * a day as pages send them, and 24 GB in ANALYTICS_MONTHS; ten times that only if twenty sites send the longest alone every day.
   */
  analyticsOfAll: { name: 'analytics-stored', rows: 200_000 },
  /**
   * Use of a site by people of organisations: 400,000, of a university of 20,000 with 20 each. Reports to libraries are made of it,
   * so no real use may be left out.
   */
  usageOfSite: { name: 'usage-site', rows: 400_000 },
  /** Use of a site by visitors without an organisation: 5,000. It is in The World's report alone, but where a class used what
   * an organisation opened to it. */
  usageOfOpenSite: { name: 'usage-open-site', rows: 5_000 },
  /** Use of all visitors without an organisation: 100,000, about 300 MB in USAGE_EVENT_DAYS. */
  usageOfOpen: { name: 'usage-open', rows: 100_000 },
  /** Pages of items and searches that were served to a site's people of organisations: 400,000, as of use. */
  pagesOfSite: { name: 'page-site', rows: 400_000 },
  /**
   * The same of visitors without an organisation: 10,000 of a site, twenty each of a school of 500; more of them would be missing
   * in The World's report alone. Apart from what browsers tell, so that whoever only opens pages takes no room of a class.
   */
  pagesOfOpenSite: { name: 'page-open-site', rows: 10_000 },
  /** Of all visitors without an organisation: 500,000, ten of each of fifty thousand; about 1 GB in USAGE_EVENT_DAYS. */
  pagesOfOpen: { name: 'page-open', rows: 500_000 },
} as const satisfies Record<string, DayQuota>;
