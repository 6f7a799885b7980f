import type { RangeLine } from '@/lib/contracts/administration/networks';
import { Table } from '@/components/ui/table/Table';
import styles from '../admin.module.css';

/** Every line with the address blocks it stands for, or with its error. */
export function CheckedLines({ lines }: { lines: readonly RangeLine[] }) {
  return (
    <Table
      caption="How the lines are read"
      columns={['Line', 'Understood as']}
      rows={lines.map(({ text, ranges, fault }) => ({
        key: text,
        name: text,
        cells: [fault === null ? ranges.join(', ') : <span className={styles.fault}>{fault}</span>],
      }))}
    />
  );
}
