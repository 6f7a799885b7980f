/** Parses CSV (RFC 4180) with csv-parse; each row has the line on which it begins. */
import { CsvError as ParserError, parse } from 'csv-parse/sync';
import { z } from 'zod';

export interface CsvRow {
  /** Line on which the row begins, from 1. */
  line: number;
  cells: string[];
}

/** Thrown for invalid CSV; `line` from 1. */
export class CsvError extends Error {
  override name = 'CsvError';
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** With `info` and `raw` the parser returns more than its types declare. */
const rowsSchema = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }), raw: z.string() }),
);

/** Number of line ends within a raw row, not counting leading blank lines and the final line end. */
const lineEndsIn = (raw: string) => (raw.trim().match(/\r\n|\n|\r/g) ?? []).length;

/** Rows of a text; empty lines are left out. Throws CsvError for a misplaced quote. */
export function parseCsv(text: string, delimiter = ','): CsvRow[] {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      info: true,
      raw: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
    return rowsSchema
      .parse(rows)
      .map(({ record, info, raw }) => ({ line: info.lines - lineEndsIn(raw), cells: record }));
  } catch (error) {
    if (!(error instanceof ParserError)) throw error;
    const { lines } = error as ParserError & { lines?: number };
    throw new CsvError('a quote is not closed or stands inside an unquoted field', lines ?? 1);
  }
}
