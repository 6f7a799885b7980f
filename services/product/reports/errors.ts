/** Errors that browsers report. Query strings are removed from addresses before anything is stored ("Points settled" 11). */
import type { PersonalData } from '@/lib/contracts/personal/personal-data';
import type { FrontendErrorReport } from '@/lib/contracts/usage/reports';
import { withoutNul } from '@/services/common/database/without-nul';
import type { ProductDb } from '../tables';

/** Longest stored text, in characters: the topmost frames of a stack say where it broke, and anybody may send what is longer. */
const LONGEST_TEXT = 4_000;

/**
 * Anybody may send any text, so each expression reads it once: a run ends where an address does, and is looked at as a whole, and a
 * token begins only where two dots follow. Reading on from every possible start took a second for 32,000 characters.
 */
const RUN = /[^\s"')]+/g;
const ADDRESS = /https?:\/\/|(?:^|\()\//i;
const JSON_WEB_TOKEN = /(?<![\w-])(?=[\w-]+\.[\w-]+\.)([\w-]*?)\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const BEARER = /\bBearer\s+\S+/gi;

/** A run without the query string or fragment of the first address in it, and what comes after. */
function withoutQuery(run: string): string {
  const start = run.search(ADDRESS);
  if (start < 0) return run;
  const end = run.slice(start).search(/[?#]/);
  return end < 0 ? run : run.slice(0, start + end);
}

/** Without query strings and fragments of addresses, bearer tokens, and JSON Web Tokens, anywhere in the text. */
export function withoutSecrets(text: string): string {
  return withoutNul(text)
    .replace(RUN, withoutQuery)
    .replace(JSON_WEB_TOKEN, '$1[token]')
    .replace(BEARER, '[token]');
}

/** Cut after the secrets are out: half a token would not be known for one. */
const storable = (text: string) => withoutSecrets(text).slice(0, LONGEST_TEXT);
const storableOrNull = (text: string | null) => (text === null ? null : storable(text));

/** Stores a report, shortened. `userId` is what the browser says, unverified (D24). */
export async function saveErrorReport(db: ProductDb, report: FrontendErrorReport): Promise<void> {
  await db
    .insertInto('error_report')
    .values({
      message: storable(report.message),
      error: storable(report.error),
      stack: storableOrNull(report.stack),
      name: storableOrNull(report.name),
      type: storable(report.type),
      log_id: storableOrNull(report.logId),
      user_id: storableOrNull(report.userId),
    })
    .execute();
}

/**
 * Most reports of one export, the newest. Anybody may send them under anybody's number, and so many at their longest are about 1 MB
 * of what the person downloads.
 */
export const MOST_EXPORTED_REPORTS = 100;

/** Reports under a person's number, the newest first. */
export async function errorReportsOf(db: ProductDb, userId: string): Promise<PersonalData['errorReports']> {
  const rows = await db
    .selectFrom('error_report')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('reported_at', 'desc')
    .limit(MOST_EXPORTED_REPORTS)
    .execute();
  return rows.map(({ reported_at, type, name, message, error, stack, log_id }) => {
    return { reportedAt: reported_at.toISOString(), type, name, message, error, stack, logId: log_id };
  });
}
