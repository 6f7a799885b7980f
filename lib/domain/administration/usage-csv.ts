/** Usage figures as CSV for a spreadsheet. */
import type { AdminUsage, UsageFigures } from '@/lib/contracts/administration/overview';
import { csvFile } from '@/lib/domain/text/csv';
import { anyTypeName } from './type-names';
import { usageMeasures, wayInName } from './usage-names';

const COLUMNS = ['Table', 'Period', 'Kind', 'Name', 'Measure', 'Count'] as const;
const RECENT = 'Last 90 days';

type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

/** One row for each figure that is known. */
const rowsOf = (row: Row, figures: Partial<UsageFigures>): Row[] =>
  usageMeasures.flatMap(([key, Measure]) => {
    const count = figures[key];
    return count === undefined ? [] : [{ ...row, Measure, Count: String(count) }];
  });

/**
 * Every figure of the screen that is counted, not worked out from others, in long form: one figure a row, with what it counts. So it is one table, which a spreadsheet
 * filters and pivots; tables of different columns below each other would not be.
 */
export function usageCsv({ months, lastMonth, weeks, types, items, missed, visits }: AdminUsage): string {
  const shown = `${months[0]?.month ?? ''} to ${months.at(-1)?.month ?? ''}`;
  const rows: Row[] = [
    ...months.flatMap(({ month, partial, ...figures }) =>
      rowsOf({ Table: 'By month', Period: partial ? `${month}, incomplete` : month }, figures),
    ),
    ...rowsOf({ Table: 'Same days last month', Period: months.at(-2)?.month ?? '' }, lastMonth ?? {}),
    ...weeks.flatMap(({ week, ...figures }) =>
      rowsOf({ Table: 'By week', Period: `Week from ${week}` }, figures),
    ),
    ...types.flatMap(({ type, ...figures }) =>
      rowsOf({ Table: 'By kind', Period: shown, Kind: anyTypeName(type) }, figures),
    ),
    ...items.flatMap(({ type, name, views, uses }) =>
      rowsOf({ Table: 'Most used', Period: shown, Kind: anyTypeName(type), Name: name }, { views, uses }),
    ),
    ...missed.flatMap(({ term, ...figures }) =>
      rowsOf({ Table: 'Searches with no results', Period: RECENT, Name: term }, figures),
    ),
    ...visits.map(({ method, sessions }) => ({
      Table: 'How people sign in',
      Period: RECENT,
      Name: wayInName(method),
      Measure: 'Sessions',
      Count: String(sessions),
    })),
  ];
  return csvFile([COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name] ?? ''))]);
}
