import type { RangeLine } from '@/lib/contracts/administration/networks';
import { AdminTable } from '../parts/AdminTable';
import styles from '../admin.module.css';

/** Every line with the address blocks it stands for, or with its error. */
export function CheckedLines({ lines }: { lines: readonly RangeLine[] }) {
  return (
    <AdminTable
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
