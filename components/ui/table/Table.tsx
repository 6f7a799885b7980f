import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A column: its name, and whether it holds numbers, which are aligned to the end. */
type Column = string | { name: string; isNumber: true };

const nameOf = (column: Column) => (typeof column === 'string' ? column : column.name);

interface TableProps {
  /** For screen readers; not visible. */
  caption: string;
  /** The first column holds the row names. */
  columns: readonly Column[];
  /** `cells`: one for each column except the first. */
  rows: readonly { key: string | number; name: ReactNode; cells: readonly ReactNode[] }[];
}

/** A table whose rows have names; a column of numbers stands at its end. */
export function Table({ caption, columns, rows }: TableProps) {
  const lookOf = (index: number) => (typeof columns[index] === 'object' ? styles.number : undefined);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={nameOf(column)} scope="col" className={lookOf(index)}>
              {nameOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {columns.slice(1).map((column, index) => (
              <td key={nameOf(column)} className={lookOf(index + 1)}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
