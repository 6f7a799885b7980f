/** One report of one organisation: parameters, months and items brought together. */
import {
  counterException,
  reportKinds,
  type CounterException,
  type ExceptionCode,
  type ReportId,
} from '@/lib/contracts/usage/counter';
import { linesOf } from '@/lib/domain/counter/lines';
import { monthsBetween } from '@/lib/domain/counter/months';
import type { CounterReport, ReportItem } from '@/lib/domain/counter/report';
import { type Query, reportRequest, type ReportRequest } from '@/lib/domain/counter/request';
import { FairQueue } from '@/lib/platform/fair-queue';
import type { LibraryIdentity } from '../records/library';
import type { ProductDb } from '../tables';
import { type ClosedMonth, closedMonths, monthCounts, reportItems } from '../usage/months';

/**
 * Reports are made one at a time, of one library after the other: a statement may take half a minute, and connections are few. What
 * waited its longest and takes that must still arrive in the time that the gateway waits (WHOLE_FILE_MS of gateway/gateway.ts).
 */
export const createReportQueue = (): FairQueue =>
  new FairQueue({ atOnce: 1, mostWaiting: 64, waitMs: 15_000 });

interface Asked {
  /** One whose statements may take long. */
  db: ProductDb;
  library: LibraryIdentity;
  customer: { id: string; name: string };
  now: Date;
  totalsOnly?: boolean;
}

/** Exceptions about months: not ready, no longer available, incomplete; at most one for each month. */
function monthExceptions(
  { begin, end, notOver }: ReportRequest,
  closed: readonly ClosedMonth[],
): CounterException[] {
  const first = closed[0]?.month;
  const last = closed.at(-1)?.month;
  const asked = monthsBetween(begin, end);
  const gone = first === undefined ? [] : asked.filter((month) => month < first);
  const known = new Set(closed.map(({ month }) => month));
  const notReady = asked.filter((month) => !known.has(month) && !gone.includes(month));
  const partial = closed.filter(({ month, partial: lost }) => lost && month >= begin && month <= end);
  return [
    ...(notReady.length + notOver.length > 0
      ? [counterException(3031, [...notReady, ...notOver].join(', '))]
      : []),
    ...(gone.length > 0 ? [counterException(3032, `Available: ${first} to ${last}`)] : []),
    ...(partial.length > 0 ? [counterException(3040, partial.map(({ month }) => month).join(', '))] : []),
  ];
}

function isWanted(
  { id, name, authors }: ReportItem,
  { filters }: ReportRequest,
  platformId: string,
): boolean {
  const { Item_ID: ids, Author: wanted } = filters;
  const forms = [id, `${platformId}:${id}`, `Proprietary:${platformId}:${id}`];
  if (ids && !ids.some((one) => forms.includes(one))) return false;
  return name !== undefined && (!wanted || wanted.some((author) => authors.includes(author)));
}

/** The report, or the code it is refused with. */
export async function makeReport(
  id: ReportId,
  query: Query,
  { db, library, customer, now, totalsOnly = false }: Asked,
): Promise<CounterReport | { refused: ExceptionCode; data?: string }> {
  const place = { platform: library.name, database: library.name };
  const request = reportRequest(id, query, { now, place, totalsOnly });
  if ('refused' in request) return request;
  const closed = await closedMonths(db);
  const byItem = reportKinds[id].entity === 'Item';
  const counts = await monthCounts(db, customer.id, { begin: request.begin, end: request.end, byItem });
  const all = linesOf(counts, request);
  const ids = [...new Set(all.flatMap(({ itemId }) => itemId ?? []))];
  const items = await reportItems(db, ids, library.site);
  const lines = all.filter(({ itemId }) => {
    if (itemId === null) return true;
    const item = items.get(itemId);
    return item !== undefined && isWanted(item, request, library.platformId);
  });
  const exceptions = [...monthExceptions(request, closed), ...request.exceptions];
  const isReady = closed.some(({ month }) => month >= request.begin && month <= request.end);
  if (lines.length === 0 && isReady) exceptions.push(counterException(3030));
  exceptions.sort((one, two) => one.Code - two.Code);
  const subject = {
    customerId: customer.id,
    customerName: customer.name,
    platform: library.name,
    platformId: library.platformId,
    database: library.name,
    registryRecord: library.registryRecord,
    created: now,
  };
  return { request, subject, lines, items, exceptions };
}
