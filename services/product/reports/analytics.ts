/** First-party analytics. A visitor is a hash of address and browser; events are kept for ANALYTICS_MONTHS ("Points settled" 11). */
import { sql } from 'kysely';
import type { AnalyticsEvent } from '@/lib/contracts/usage/reports';
import { ANALYTICS_MONTHS, ERROR_REPORT_DAYS, LIMIT_COUNT_DAYS } from '@/lib/contracts/retention';
import { DAY_MS, utcDay } from '@/lib/domain/text/calendar';
import { deleteInPieces } from '@/services/common/database/delete-in-pieces';
import { withoutNul } from '@/services/common/database/without-nul';
import { attemptAll } from '@/services/common/jobs/attempts';
import type { DayHashes } from '../day-hashes';
import { PRODUCT_SCHEMA, type ProductDb } from '../tables';

/** A browser's clock is trusted if it is within a day of ours; events may have waited in a queue. */
const CLOCK_TOLERANCE_MS = DAY_MS;

/** A visitor of a day. */
export const visitorHash = async (
  hashes: DayHashes,
  { address, userAgent, now }: { address: string; userAgent: string; now: number },
): Promise<string> =>
  (await hashes.of(`${address}\n${userAgent}`, utcDay(now))).toString('base64url').slice(0, 22);

const withoutQuery = (path: string) => path.replace(/[?#].*$/, '');

function occurredAt(at: number, now: number): Date {
  return new Date(Math.abs(at - now) <= CLOCK_TOLERANCE_MS ? at : now);
}

export async function saveEvents(
  db: ProductDb,
  visitor: string,
  events: readonly AnalyticsEvent[],
  now: number,
): Promise<void> {
  await db
    .insertInto('analytics_event')
    .values(
      events.map((event) => ({
        occurred_at: occurredAt(event.at, now),
        visitor,
        category: withoutNul(event.category),
        action: withoutNul(event.action),
        name: withoutNul(event.name),
        value: event.value ?? null,
        page_path: withoutNul(withoutQuery(event.page.path)),
        page_title: withoutNul(event.page.title),
        dimensions: JSON.stringify(event.dimensions, (_key, value: unknown) =>
          typeof value === 'string' ? withoutNul(value) : value,
        ),
      })),
    )
    .execute();
}

/** Deletes what has been kept for its retention period. Rejects at the end with what could not be deleted. */
export async function purgeReports(db: ProductDb, now: Date): Promise<void> {
  const ago = (span: { months?: number; days?: number }) =>
    sql`${now}::timestamptz - make_interval(months => ${span.months ?? 0}, days => ${span.days ?? 0})`;
  const counts = ago({ days: LIMIT_COUNT_DAYS });
  await attemptAll('Reports could not be deleted', async (attempt) => {
    for (const [table, condition] of [
      ['analytics_event', sql`received_at < ${ago({ months: ANALYTICS_MONTHS })}`],
      ['error_report', sql`reported_at < ${ago({ days: ERROR_REPORT_DAYS })}`],
      ['analytics_salt', sql`day < ${utcDay(now.getTime())}::date`],
      ['rate_count', sql`window_start < ${counts}`],
      ['class_tries', sql`since < ${counts}`],
    ] as const)
      await attempt(table, () => deleteInPieces(db, [PRODUCT_SCHEMA, table], condition));
  });
}
