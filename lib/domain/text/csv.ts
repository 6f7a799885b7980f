/** Comma-separated values as RFC 4180 has them: quoted fields may hold commas, quotes and line ends. */

export interface CsvRow {
  /** Line on which the row begins, from 1. */
  line: number;
  cells: string[];
}

/** A text that is not CSV; `line` from 1. */
export class CsvError extends Error {
  override name = 'CsvError';
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/** Rows of a text; empty lines are left out. Throws CsvError where a quote is out of place. */
export function parseCsv(input: string): CsvRow[] {
  const text = input.replace(/^\uFEFF/, '');
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const match = FIELD.exec(text);
    if (!match) throw new CsvError('a quote is not closed or stands inside an unquoted field', line);
    const [whole, quoted, plain, end] = match;
    row.cells.push(quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"'));
    line += (whole.match(/\r\n|\n|\r/g) ?? []).length;
    if (end !== ',') {
      rows.push(row);
      row = { line, cells: [] };
    } else if (FIELD.lastIndex === text.length) {
      row.cells.push(''); // a comma ends the text: one more, empty field
      rows.push(row);
    }
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Text that starts like a formula would be run by a spreadsheet; an apostrophe keeps it text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line with its end; every cell is quoted. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
