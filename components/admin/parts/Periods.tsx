import { useShell } from '@/components/shell/shell-context';
import type { AdminSubscription } from '@/lib/contracts/administration/overview';
import { longDate } from '@/lib/domain/text/calendar';
import { AdminTable } from './AdminTable';

/** The subscription periods, by start date. */
export function Periods({ periods }: Pick<AdminSubscription, 'periods'>) {
  const { country } = useShell().viewer;
  return (
    <AdminTable
      caption="Subscriptions"
      columns={['Kind', 'From', 'Last day']}
      rows={periods.map(({ id, type, startDate, endDate }) => ({
        key: id,
        name: type === 'trial' ? 'Trial' : 'Full',
        cells: [startDate, endDate].map((day) => longDate(new Date(day), country)),
      }))}
    />
  );
}
