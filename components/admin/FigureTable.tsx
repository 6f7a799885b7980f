import type { ReactNode } from 'react';
import { grouped } from '@/lib/domain/text/numbers';
import styles from './admin.module.css';

interface FigureTableProps {
  caption: string;
  /** Names of the columns; the first is that of the rows' names. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; figures: readonly (number | string)[] }[];
}

/** Rows with numbers; scrolls by itself where it is wider than the screen. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={index === 0 ? undefined : styles.number}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} className={styles.number}>
                {typeof figure === 'number' ? grouped(figure) : figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
