import { Heading } from '@/components/ui/text/Heading';
import type { AdminSystem } from '@/lib/contracts/administration/operator';
import { anyTypeName } from '@/lib/domain/administration/type-names';
import { Table } from '@/components/ui/table/Table';
import { QueryResult } from '../parts/QueryResult';
import { FigureTable } from '../parts/FigureTable';
import { Moment } from '../parts/Moment';
import { loadOperatorCalls, useAdmin } from '../use-admin';
import { Entries } from './Entries';
import styles from '../admin.module.css';

function Faults({ faults }: Pick<AdminSystem['content'], 'faults'>) {
  if (faults.length === 0) return <p>No entry has a fault.</p>;
  return (
    <Table
      caption="Faults in entries"
      columns={['Entry', 'What is wrong']}
      rows={faults.map(({ id, type, message }) => ({
        key: id,
        name: (
          <>
            {id}
            <div className={styles.facts}>{anyTypeName(type)}</div>
          </>
        ),
        cells: [message],
      }))}
    />
  );
}

/** /admin/content: where content comes from and when it last changed, how much there is, and faults of entries. */
export function ContentSection() {
  const query = useAdmin(['system'], async () => (await loadOperatorCalls()).fetchSystem());
  return (
    <QueryResult query={query}>
      {({ content: { source, changed, items, faults } }) => (
        <>
          <p>
            {changed === null ? (
              'No content has been read yet.'
            ) : (
              <>
                Content comes from {source}; it last changed on <Moment at={changed} />.
              </>
            )}
          </p>
          <Entries />
          <Heading level={2}>Faults in entries</Heading>
          <Faults faults={faults} />
          <Heading level={2}>What there is</Heading>
          <FigureTable
            caption="Entries by type"
            columns={['Type', 'Entries']}
            rows={items.map(({ type, items: count }) => ({
              key: type,
              name: anyTypeName(type),
              figures: [count],
            }))}
          />
        </>
      )}
    </QueryResult>
  );
}
