import type { RangeLine } from '@/lib/contracts/administration-networks';
import styles from '../admin.module.css';

/** Every line with the blocks that it is, or with what is wrong with it. */
export function CheckedLines({ lines }: { lines: readonly RangeLine[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">The lines as they are understood</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Understood as</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, ranges, fault }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td className={fault === null ? undefined : styles.fault}>{fault ?? ranges.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
