/**
 * Counts in PostgreSQL, so that a limit holds across nodes: fixed windows, one row per key and window. Limits leave room for a
 * school of 500 pupils behind one address ("Points settled" 11).
 */
import { type Kysely, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { ServiceError } from '@/lib/platform/service-error';
import type { Logger } from '@/services/common/log';
import type { ProductTables } from '../tables';

interface Limit {
  name: string;
  /** Calls allowed in one window. */
  calls: number;
  windowMs: number;
  /** Beyond it the call is answered all the same, and its caller decides what is left out. */
  answers?: true;
}

const MINUTE_MS = 60_000;

export const limits = {
  /** D25: 60 a minute for one browser … */
  errorsOfBrowser: { name: 'error-browser', calls: 60, windowMs: MINUTE_MS },
  /** … and 500 browsers at ten reports each behind one address. */
  errorsOfAddress: { name: 'error-address', calls: 5_000, windowMs: MINUTE_MS },
  /** Of one site and day are stored so many: a fault that a whole school has is plain from these, and others keep room. */
  errorsStoredOfSite: { name: 'error-stored-site', calls: 200, windowMs: DAY_MS, answers: true },
  /** Of all and day: more than anybody reads, and over ERROR_REPORT_DAYS about 2 GB where each is as long as it may be. */
  errorsStored: { name: 'error-stored', calls: 2_000, windowMs: DAY_MS, answers: true },
  /**
   * … of which visitors whom nobody recognises fill at most three quarters, so that a flood from many sites leaves the last to schools
   * and signed-in people. Only a part, because people at home are not recognised either: browsers send no token with a report.
   */
  errorsStoredOfOpen: { name: 'error-stored-open', calls: 1_500, windowMs: DAY_MS, answers: true },
  feedback: { name: 'feedback', calls: 20, windowMs: 60 * MINUTE_MS },
  survey: { name: 'survey', calls: 20, windowMs: 60 * MINUTE_MS },
  /** … and calls of one address with keys that nobody has: a system that was set up wrongly may go on for a while. */
  counterOfAddress: { name: 'counter-address', calls: 300, windowMs: MINUTE_MS },
  /** Per API key: fetching all reports of a year takes a few calls. */
  counter: { name: 'counter', calls: 60, windowMs: MINUTE_MS },
  /** Counts batches, not events. */
  analytics: { name: 'analytics', calls: 6_000, windowMs: MINUTE_MS },
  /** Events of one site and day: of 2,500 people behind one address the one in ten who agrees to statistics, each with 40 … */
  analyticsStoredOfSite: { name: 'analytics-stored-site', calls: 10_000, windowMs: DAY_MS, answers: true },
  /**
   * … and of all: of a million people one in twenty comes that day, and one in ten of these agrees. 60 MB a day as pages send
   * them, 24 GB while ANALYTICS_MONTHS last; ten times that only if twenty sites send nothing but the longest every day.
   */
  analyticsStored: { name: 'analytics-stored', calls: 200_000, windowMs: DAY_MS, answers: true },
  /** … of which again three quarters are open to visitors whom nobody recognises. */
  analyticsStoredOfOpen: { name: 'analytics-stored-open', calls: 150_000, windowMs: DAY_MS, answers: true },
  /**
   * Uses that the people of organisations tell from one site in a day. Reports to libraries are made of them, so no real one
   * may be left out: a university of 20,000 behind one address with 20 each.
   */
  usageOfSite: { name: 'usage-site', calls: 400_000, windowMs: DAY_MS, answers: true },
  /** … and what visitors without an organisation tell, whose use is in no report: of one site … */
  usageOfOpenSite: { name: 'usage-open-site', calls: 5_000, windowMs: DAY_MS, answers: true },
  /** … and of all: about 300 MB while USAGE_EVENT_DAYS last. */
  usageOfOpen: { name: 'usage-open', calls: 100_000, windowMs: DAY_MS, answers: true },
  /** Letters of invitation to one person, as many as there may be open links to reset a password … */
  invitationsOfPerson: { name: 'invitation-person', calls: 3, windowMs: 60 * MINUTE_MS },
  /** … and of one organisation: all the staff of a large college are invited in a day. */
  invitationsOfOrganisation: { name: 'invitation-organisation', calls: 2_000, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;

/** Subjects are addresses and ids: stored only as a hash, and only for one window. */
const keyOf = ({ name }: Limit, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;

/** What is counted against a limit. */
interface Counted {
  limit: Limit;
  subject: string;
  /** How many at once; one unless it is said. */
  by?: number;
}

/**
 * Counts one call against each of the limits, in one statement, and returns how many each window has now; throws RATE_LIMITED when
 * a window is full. Callers name their limits in the same order, so that two calls cannot deadlock on each other's rows.
 */
export async function count(
  db: Kysely<ProductTables>,
  counted: readonly Counted[],
  now: number,
): Promise<number[]> {
  const rows = counted.map(({ limit, subject, by = 1 }) => ({
    key: keyOf(limit, subject),
    window_start: new Date(Math.floor(now / limit.windowMs) * limit.windowMs),
    count: by,
  }));
  const counts = await db
    .insertInto('rate_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet({ count: sql`rate_count.count + excluded.count` }),
    )
    .returning(['key', 'count'])
    .execute();
  const found = new Map(counts.map((row) => [row.key, row.count]));
  const inWindows = rows.map(({ key }) => found.get(key) ?? 0);
  if (counted.some(({ limit }, index) => !limit.answers && (inWindows[index] ?? 0) > limit.calls))
    throw new ServiceError('RATE_LIMITED', 'Too many requests; try again later');
  return inWindows;
}

/**
 * Counts, one step after the other, and says whether every limit that answers has room. A step is one statement, and throws as `count`
 * does. It stops at the first that is full, so that what one sends beyond its own share does not use up the others'; the first
 * count beyond is logged, on whichever node it arrives.
 */
export async function hasRoom(
  db: Kysely<ProductTables>,
  steps: readonly (readonly Counted[])[],
  { now, log }: { now: number; log: Pick<Logger, 'warn'> },
): Promise<boolean> {
  for (const step of steps) {
    const inWindows = await count(db, step, now);
    const full = step.findIndex(({ limit }, index) => (inWindows[index] ?? 0) > limit.calls);
    const one = step[full];
    if (!one) continue;
    const { name, calls } = one.limit;
    if ((inWindows[full] ?? 0) - (one.by ?? 1) <= calls)
      log.warn({ limit: name, calls }, 'what comes beyond the limit is left out until tomorrow');
    return false;
  }
  return true;
}

/** What is stored of all visitors and day, as steps of `hasRoom`: the share of those whom nobody recognises, then the whole. */
export function stepsOfAll(
  what: 'errorsStored' | 'analyticsStored',
  { isRecognised, by = 1 }: { isRecognised: boolean; by?: number },
): Counted[][] {
  const whole = [{ limit: limits[what], subject: '', by }];
  return isRecognised ? [whole] : [[{ limit: limits[`${what}OfOpen` as const], subject: '', by }], whole];
}

/** Deletes the counts of windows that have ended, whichever limit they are of; the nightly purge has the rest. */
export async function forgetCounts(db: Kysely<ProductTables>, now: Date): Promise<void> {
  for (const { name, windowMs } of Object.values(limits))
    await db
      .deleteFrom('rate_count')
      .where(sql<boolean>`starts_with(key, ${`${name}:`})`)
      .where('window_start', '<=', new Date(now.getTime() - windowMs))
      .execute();
}
