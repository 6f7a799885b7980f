import type { ReactNode } from 'react';
import { grouped } from '@/lib/domain/text/numbers';
import { Table } from '@/components/ui/table/Table';

interface FigureTableProps {
  caption: string;
  /** Names of the columns; the first column holds the row names. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; figures: readonly (number | string)[] }[];
}

/** A table of numbers, with grouped digits. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <Table
      caption={caption}
      columns={columns.map((name, index) => (index === 0 ? name : { name, isNumber: true }))}
      rows={rows.map(({ key, name, figures }) => ({
        key,
        name,
        cells: figures.map((figure) => (typeof figure === 'number' ? grouped(figure) : figure)),
      }))}
    />
  );
}
