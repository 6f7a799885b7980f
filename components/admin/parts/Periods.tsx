import type { AdminSubscription } from '@/lib/contracts/administration/overview';
import { Table } from '@/components/ui/table/Table';
import { Day } from './Day';

/** The subscription periods, by start date. */
export function Periods({ periods }: Pick<AdminSubscription, 'periods'>) {
  return (
    <Table
      caption="Subscriptions"
      columns={['Kind', 'From', 'Last day']}
      rows={periods.map(({ id, type, startDate, endDate }) => ({
        key: id,
        name: type === 'trial' ? 'Trial' : 'Full',
        cells: [startDate, endDate].map((day) => <Day key={day} at={day} />),
      }))}
    />
  );
}
