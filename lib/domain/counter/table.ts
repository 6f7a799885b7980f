/** A report as a table (COUNTER 5.1 §3.2.2): 13 header rows, an empty row, column headings, then one row per line. Pure. */
import { reportKinds, type CounterException } from '@/lib/contracts/usage/counter';
import { BYTE_ORDER_MARK, harmless } from '../text/csv';
import type { Line } from './lines';
import { firstDay, lastDay, monthHeading, monthsBetween } from './months';
import {
  databaseId,
  publicationDate,
  type CounterReport,
  type ReportItem,
  type ReportSubject,
} from './report';
import type { ReportRequest } from './request';

const PARENT = [
  'Title', 'Authors', 'Publication_Date', 'Article_Version', 'Data_Type', 'DOI', 'Proprietary_ID', 'ISBN', 'Print_ISSN', 'Online_ISSN', 'URI',
].map((name) => `Parent_${name}`); // prettier-ignore

/** Columns before the metric, in the order of the standard. */
function columnsOf({ id, attributes, parents }: ReportRequest): string[] {
  const shown = (...names: string[]) => names.filter((name) => attributes.includes(name));
  switch (reportKinds[id].entity) {
    case 'Platform':
      return ['Platform', 'Data_Type', ...shown('Access_Method')];
    case 'Database': {
      const columns = ['Database', 'Publisher', 'Publisher_ID', 'Platform', 'Proprietary_ID'];
      return id === 'DR' ? [...columns, 'Data_Type', ...shown('Access_Method')] : columns;
    }
    case 'Item': {
      const start = ['Item', 'Publisher', 'Publisher_ID', 'Platform'];
      if (id === 'IR_M1') return [...start, 'DOI', 'Proprietary_ID', 'URI', 'Data_Type'];
      const ids = ['DOI', 'Proprietary_ID', 'ISBN', 'Print_ISSN', 'Online_ISSN', 'URI'];
      return [
        ...start, ...shown('Authors', 'Publication_Date', 'Article_Version'), ...ids, ...(parents ? PARENT : []),
        'Data_Type', ...shown('YOP', 'Access_Type', 'Access_Method'),
      ]; // prettier-ignore
    }
  }
}

function cellsOf(
  line: Line,
  item: ReportItem | undefined,
  subject: ReportSubject,
): Readonly<Record<string, string>> {
  const database = {
    Database: subject.database,
    Publisher: subject.platform,
    Proprietary_ID: databaseId(subject),
  };
  const own = item && {
    Item: item.name,
    Publisher: item.publisher,
    Authors: item.authors.join('; '),
    Publication_Date: publicationDate(item) ?? '',
    Proprietary_ID: `${subject.platformId}:${item.id}`,
    URI: item.address,
    Parent_Title: subject.database,
    Parent_Data_Type: 'Database_Full',
    Parent_Proprietary_ID: databaseId(subject),
  };
  return { Platform: subject.platform, ...(own ?? database), ...line.attributes };
}

const joined = (values: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(values)
    .map(([name, list]) => `${name}=${list.join('|')}`)
    .join('; ');

const said = ({ Code, Message, Data }: CounterException) =>
  `${Code}: ${Message}${Data === undefined ? '' : ` (${Data})`}`;

function headerRows(
  request: ReportRequest,
  subject: ReportSubject,
  exceptions: readonly CounterException[],
): string[][] {
  const { id, filters, attributes, parents, totalsOnly, begin, end } = request;
  const { Metric_Type: metrics = reportKinds[id].metrics, ...others } = filters;
  const shown = [
    ...(attributes.length > 0 ? [`Attributes_To_Show=${attributes.join('|')}`] : []),
    ...(totalsOnly ? ['Exclude_Monthly_Details=True'] : []),
    ...(parents ? ['Include_Parent_Details=True'] : []),
  ];
  return [
    ['Report_Name', reportKinds[id].name],
    ['Report_ID', id],
    ['Release', '5.1'],
    ['Institution_Name', subject.customerName],
    ['Institution_ID', `${subject.platformId}:${subject.customerId}`],
    ['Metric_Types', metrics.join('; ')],
    ['Report_Filters', joined(others)],
    ['Report_Attributes', shown.join('; ')],
    ['Exceptions', exceptions.map(said).join('; ')],
    ['Reporting_Period', `Begin_Date=${firstDay(begin)}; End_Date=${lastDay(end)}`],
    ['Created', subject.created.toISOString().replace(/\.\d+Z$/, 'Z')],
    ['Created_By', subject.platform],
    ['Registry_Record', subject.registryRecord],
    [],
  ];
}

/** Rows of the table, padded to the same width. */
export function reportTable({ request, subject, lines, items, exceptions }: CounterReport): string[][] {
  const columns = columnsOf(request);
  const months = monthsBetween(request.begin, request.end);
  const shown = request.totalsOnly ? [] : months;
  const headings = [...columns, 'Metric_Type', 'Reporting_Period_Total', ...shown.map(monthHeading)];
  const rows = lines.map((line) => {
    const cells = cellsOf(line, line.itemId === null ? undefined : items.get(line.itemId), subject);
    const total = [...line.counts.values()].reduce((sum, count) => sum + count, 0);
    return [
      ...columns.map((name) => cells[name] ?? ''),
      line.metric,
      String(total),
      ...shown.map((month) => String(line.counts.get(month) ?? 0)),
    ];
  });
  const width = headings.length;
  return [...headerRows(request, subject, exceptions), headings, ...rows].map((row) => [
    ...row,
    ...Array<string>(width - row.length).fill(''),
  ]);
}

const oneLine = (cell: string) => harmless(cell.replace(/[\t\r\n]+/g, ' '));

/** Same format as the published samples: byte order mark, tabs, line feeds. */
export const tsvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(oneLine).join('\t')}\n`).join('');
