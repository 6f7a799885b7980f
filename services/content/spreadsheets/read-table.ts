/** A table as rows with their position in the file: CSV with a heading row, or a JSON list of objects. */
import path from 'node:path';
import { z } from 'zod';
import { CsvError, parseCsv } from '@/lib/domain/text/csv-read';
import { EncodingError, readText, UnreadableFileError } from '@/services/common/files/read-text';
import { type TableFault, TableError } from './table-fault';

export interface Row {
  /** `row 12`: the line of the file on which it begins, or `record 3`. */
  place: string;
  cells: ReadonlyMap<string, unknown>;
}

export interface Table {
  columns: readonly string[];
  rows: readonly Row[];
  /** Rows whose number of cells is not that of the heading. The table cannot be imported, but its other rows can be checked. */
  cut: readonly TableFault[];
}

const recordsSchema = z.array(z.record(z.string(), z.unknown()));
const isEmpty = (cell: unknown) => cell === undefined || cell === null || cell === '';

function refuse(problem: string, place = 'file'): never {
  throw new TableError([{ place, column: null, problem }]);
}

function readJson(text: string): Table {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse(`is no JSON (${(error as Error).message})`);
  }
  const records = recordsSchema.safeParse(json);
  if (!records.success) return refuse('must be a list of objects, one for each row');
  const rows = records.data.map((record, index) => ({
    place: `record ${index + 1}`,
    cells: new Map(Object.entries(record).filter(([, cell]) => !isEmpty(cell))),
  }));
  return { columns: [...new Set(records.data.flatMap(Object.keys))], rows, cut: [] };
}

function readCsv(text: string, delimiter: string): Table {
  try {
    const [heading, ...lines] = parseCsv(text, delimiter);
    if (!heading) return refuse('is empty');
    const columns = heading.cells;
    const twice: TableFault[] = columns
      .filter((name, index) => columns.indexOf(name) !== index)
      .map((name) => ({ place: `row ${heading.line}`, column: name, problem: 'is there twice' }));
    if (twice.length > 0) throw new TableError(twice);
    // Spreadsheets write every row as long as the heading: a shorter one was cut off, and must not empty the fields of its end.
    const cut = lines
      .filter(({ cells }) => cells.length !== columns.length)
      .map(({ line, cells }) => ({
        place: `row ${line}`,
        column: null,
        problem: `has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, and the heading ${columns.length}`,
      }));
    const rows = lines.map(({ line, cells }) => ({
      place: `row ${line}`,
      cells: new Map(columns.flatMap((name, index) => (isEmpty(cells[index]) ? [] : [[name, cells[index]]]))),
    }));
    return { columns, rows, cut };
  } catch (error) {
    if (error instanceof CsvError) return refuse(error.message, `row ${error.line}`);
    throw error;
  }
}

/** Refuses what a spreadsheet has saved in another encoding, rather than lose every letter that is not English. */
async function textOf(file: string): Promise<string> {
  try {
    return await readText(file);
  } catch (error) {
    if (error instanceof EncodingError) return refuse('is not in UTF-8: save it as “CSV UTF-8”');
    if (error instanceof UnreadableFileError) return refuse(error.why);
    throw error;
  }
}

/** Reads a file by its extension. Throws TableError for one that cannot be read as a table. */
export async function readTable(file: string, delimiter: string): Promise<Table> {
  const text = await textOf(file);
  return path.extname(file).toLowerCase() === '.json' ? readJson(text) : readCsv(text, delimiter);
}
