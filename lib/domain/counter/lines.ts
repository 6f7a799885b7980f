/**
 * Lines of a report: one for each combination of item, attributes and metric, with a count for each month. JSON and table are
 * two serialisations of the same lines. Pure.
 */
import { reportKinds } from '@/lib/contracts/usage/counter';
import { compareCodes } from '../text/collation';
import type { ReportRequest } from './request';

/** Stored counts of one month and one item, or of the month's searches. */
export interface MonthCounts {
  month: string;
  /** Empty for searches, which belong to no item. */
  itemId: string;
  dataType: string;
  accessType: string;
  yop: string;
  tii: number;
  uii: number;
  tir: number;
  uir: number;
  noLicense: number;
  searches: number;
}

export interface Line {
  /** Null: the line is about the platform or its database. */
  itemId: string | null;
  /** Only those that are shown, in the order of the columns. */
  attributes: Readonly<Record<string, string>>;
  metric: string;
  counts: Map<string, number>;
}

type Cell = readonly [metric: string, dataType: string, count: number];

const itemCells = (row: MonthCounts): Cell[] => [
  ['Total_Item_Investigations', row.dataType, row.tii],
  ['Total_Item_Requests', row.dataType, row.tir],
  ['Unique_Item_Investigations', row.dataType, row.uii],
  ['Unique_Item_Requests', row.dataType, row.uir],
];

/** Metric and data type of each count: searches and denials have their own data type in a database report. */
function cellsOf(row: MonthCounts, entity: 'Platform' | 'Database' | 'Item'): Cell[] {
  if (entity === 'Platform')
    return row.itemId === '' ? [['Searches_Platform', 'Platform', row.searches]] : itemCells(row);
  const denied: Cell = ['No_License', entity === 'Item' ? row.dataType : 'Database_Full', row.noLicense];
  if (entity === 'Item') return row.itemId === '' ? [] : [...itemCells(row), denied];
  return row.itemId === ''
    ? [['Searches_Regular', 'Database_Full', row.searches]]
    : [...itemCells(row), denied];
}

const inYears = (yop: string, ranges: readonly string[]) =>
  ranges.some((range) => {
    const [first = '', last = first] = range.split('-');
    return yop >= first && yop <= last;
  });

function isAsked(row: MonthCounts, { filters }: ReportRequest): boolean {
  const { Access_Method: methods, Access_Type: access, YOP: years } = filters;
  if (methods && !methods.includes('Regular')) return false;
  if (access && !access.includes(row.accessType)) return false;
  return !years || inYears(row.yop, years);
}

/** Standard Views of databases have no Data_Type. */
const showsDataType = ({ id }: ReportRequest) => id !== 'DR_D1' && id !== 'DR_D2';

function attributesOf(row: MonthCounts, dataType: string, request: ReportRequest): Record<string, string> {
  const { attributes } = request;
  return {
    ...(showsDataType(request) ? { Data_Type: dataType } : {}),
    ...(attributes.includes('YOP') ? { YOP: row.yop } : {}),
    ...(attributes.includes('Access_Type') ? { Access_Type: row.accessType } : {}),
    ...(attributes.includes('Access_Method') ? { Access_Method: 'Regular' } : {}),
  };
}

/** The cells of a row that are part of the report. */
function shownCells(row: MonthCounts, { id, filters }: ReportRequest): Cell[] {
  const { entity, metrics } = reportKinds[id];
  const { Metric_Type: wanted = metrics, Data_Type: kinds } = filters;
  return cellsOf(row, entity).filter(
    ([metric, dataType, count]) =>
      count > 0 && wanted.includes(metric) && (kinds === undefined || kinds.includes(dataType)),
  );
}

/** The lines of a report. Counts of zero are left out. */
export function linesOf(rows: readonly MonthCounts[], request: ReportRequest): Line[] {
  const { entity } = reportKinds[request.id];
  const lines = new Map<string, Line>();
  for (const row of rows.filter((one) => isAsked(one, request))) {
    const itemId = entity === 'Item' ? row.itemId : null;
    for (const [metric, dataType, count] of shownCells(row, request)) {
      const attributes = attributesOf(row, dataType, request);
      const key = [itemId ?? '', ...Object.values(attributes), metric].join('\n');
      const line = lines.get(key) ?? { itemId, attributes, metric, counts: new Map<string, number>() };
      line.counts.set(row.month, (line.counts.get(row.month) ?? 0) + count);
      lines.set(key, line);
    }
  }
  return [...lines].toSorted(([one], [two]) => compareCodes(one, two)).map(([, line]) => line);
}
