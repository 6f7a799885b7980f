/** Usage figures as CSV for a spreadsheet. */
import type { AdminUsage } from '@/lib/contracts/administration/overview';
import { csvLine } from '@/lib/domain/text/csv';

/** One line per month. */
export function usageCsv({ months }: Pick<AdminUsage, 'months'>): string {
  const lines = months.map(({ month, views, uses, searches, denials }) =>
    csvLine([month, ...[views, uses, searches, denials].map(String)]),
  );
  return [csvLine(['Month', 'Pages viewed', 'Played and read', 'Searches', 'Turned away']), ...lines].join(
    '',
  );
}
