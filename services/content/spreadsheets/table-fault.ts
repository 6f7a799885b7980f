/** Faults of a table, each with its row and column, so that the person who keeps it can fix them all in one go. */
import { countOfFaults } from '../publishing/validation/faults';

export interface TableFault {
  /** `row 12`, `record 3`, `map` or `file`. */
  place: string;
  column: string | null;
  problem: string;
}

export const describeTableFault = ({ place, column, problem }: TableFault): string =>
  `${place}${column === null ? '' : `, column “${column}”`}: ${problem}`;

/** Thrown when a table cannot be imported as it is; nothing of it has been written. */
export class TableError extends Error {
  override name = 'TableError';
  /** @param outcome what has become of the import; of several tables, some can be imported already */
  constructor(
    readonly faults: readonly TableFault[],
    outcome = 'nothing was imported',
  ) {
    super(`${countOfFaults(faults.length)}, ${outcome}`);
  }
}
