/** A report as JSON (COUNTER 5.1 §3.2.1). Pure. */
import { reportKinds, viewFilters, type CounterException } from '@/lib/contracts/usage/counter';
import type { Line } from './lines';
import { firstDay, lastDay } from './months';
import type { ReportRequest } from './request';

/** The customer and the platform of a report. */
export interface ReportSubject {
  customerId: string;
  customerName: string;
  platform: string;
  /** Namespace of identifiers, such as `otl`. */
  platformId: string;
  database: string;
  registryRecord: string;
  created: Date;
}

/** An item as it appears in a report. */
export interface ReportItem {
  id: string;
  name: string;
  publisher: string;
  authors: readonly string[];
  /** ISO date or year. */
  published: string | null;
  /** Public address. */
  address: string;
}

/** A report before serialisation to JSON or a table. */
export interface CounterReport {
  request: ReportRequest;
  subject: ReportSubject;
  lines: readonly Line[];
  items: ReadonlyMap<string, ReportItem>;
  exceptions: readonly CounterException[];
}

type Json = Readonly<Record<string, unknown>>;

export const databaseId = ({ platformId }: ReportSubject): string => `${platformId}:library`;

function headerFilters({ id, filters, begin, end }: ReportRequest): Json {
  const shown = Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [
      name,
      ['Platform', 'Database', 'Item_ID', 'Author'].includes(name) ? values[0] : values,
    ]),
  );
  const metrics = reportKinds[id].view ? { Metric_Type: reportKinds[id].metrics } : {};
  return { ...viewFilters(id), ...shown, ...metrics, Begin_Date: firstDay(begin), End_Date: lastDay(end) };
}

function headerAttributes({ attributes, parents }: ReportRequest): Json {
  const said = {
    ...(attributes.length === 0 ? {} : { Attributes_To_Show: attributes }),
    ...(parents ? { Include_Parent_Details: 'True' } : {}),
  };
  return Object.keys(said).length === 0 ? {} : { Report_Attributes: said };
}

function reportHeader(
  request: ReportRequest,
  subject: ReportSubject,
  exceptions: readonly CounterException[],
): Json {
  return {
    Release: '5.1',
    Report_ID: request.id,
    Report_Name: reportKinds[request.id].name,
    Created: subject.created.toISOString().replace(/\.\d+Z$/, 'Z'),
    Created_By: subject.platform,
    Institution_ID: { Proprietary: [`${subject.platformId}:${subject.customerId}`] },
    Institution_Name: subject.customerName,
    Registry_Record: subject.registryRecord,
    Report_Filters: headerFilters(request),
    ...headerAttributes(request),
    ...(exceptions.length === 0 ? {} : { Exceptions: exceptions }),
  };
}

/** One object for each combination of attributes, with all its metrics. */
function performances(lines: readonly Line[]): Json[] {
  const groups = new Map<string, { attributes: Json; performance: Record<string, Json> }>();
  for (const { attributes, metric, counts } of lines) {
    const key = Object.values(attributes).join('\n');
    const group = groups.get(key) ?? { attributes, performance: {} };
    group.performance[metric] = Object.fromEntries([...counts].toSorted());
    groups.set(key, group);
  }
  return [...groups.values()].map(({ attributes, performance }) => ({
    ...attributes,
    Performance: performance,
  }));
}

/** The Publication_Date: only a whole date is one (COUNTER's schema); null for a year, a month or a time. */
export const publicationDate = ({ published }: ReportItem): string | null =>
  published !== null && /^\d{4}-\d{2}-\d{2}$/.test(published) ? published : null;

function itemJson(
  item: ReportItem,
  lines: readonly Line[],
  request: ReportRequest,
  subject: ReportSubject,
): Json {
  const authors = item.authors.filter((name) => name.length > 1).map((Name) => ({ Name }));
  const date = publicationDate(item);
  return {
    Item: item.name,
    Publisher: item.publisher,
    Platform: subject.platform,
    Item_ID: { Proprietary: `${subject.platformId}:${item.id}`, URI: item.address },
    ...(request.attributes.includes('Authors') && authors.length > 0 ? { Authors: authors } : {}),
    ...(request.attributes.includes('Publication_Date') && date !== null ? { Publication_Date: date } : {}),
    Attribute_Performance: performances(lines),
  };
}

function itemObjects(
  lines: readonly Line[],
  items: ReadonlyMap<string, ReportItem>,
  request: ReportRequest,
  subject: ReportSubject,
): Json[] {
  const byItem = new Map<string, Line[]>();
  for (const line of lines) byItem.set(line.itemId ?? '', [...(byItem.get(line.itemId ?? '') ?? []), line]);
  const objects = [...byItem].flatMap(([id, own]) => {
    const item = items.get(id);
    return item ? [itemJson(item, own, request, subject)] : [];
  });
  if (objects.length === 0) return [];
  const parent = {
    Title: subject.database,
    Data_Type: 'Database_Full',
    Item_ID: { Proprietary: databaseId(subject) },
  };
  return [{ ...(request.parents ? parent : {}), Items: objects }];
}

/** The whole report. */
export function reportJson({ request, subject, lines, items, exceptions }: CounterReport): Json {
  const { entity } = reportKinds[request.id];
  const own: Json =
    entity === 'Platform'
      ? { Platform: subject.platform }
      : {
          Database: subject.database,
          Publisher: subject.platform,
          Platform: subject.platform,
          Item_ID: { Proprietary: databaseId(subject) },
        };
  const objects =
    entity === 'Item'
      ? itemObjects(lines, items, request, subject)
      : lines.length === 0
        ? []
        : [{ ...own, Attribute_Performance: performances(lines) }];
  return { Report_Header: reportHeader(request, subject, exceptions), Report_Items: objects };
}
