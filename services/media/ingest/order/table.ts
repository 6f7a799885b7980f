/**
 * Many recordings from a table (CSV with a heading row): each column is an option of the command, and `file` is the file.
 * Several captions in one row are separated by `;`. Every fault is reported with its row.
 */
import { parseCsv } from '@/lib/domain/text/csv-read';
import { parametersOf, ParameterError, type JobParameters, type IngestOptions } from './parameters';

const single = [
  'language',
  'described-sound',
  'chapters',
  'poster',
  'entry',
  'new',
  'title',
  'asset',
  'preset',
  'quality',
] as const;
const several = ['captions', 'subtitles', 'descriptions', 'signed'] as const;
const COLUMNS: readonly string[] = ['file', ...single, ...several];

function optionsOf(row: ReadonlyMap<string, string>): IngestOptions {
  const given = (name: string) => row.get(name)?.trim() || undefined;
  return {
    ...Object.fromEntries(single.map((name) => [name, given(name)])),
    ...Object.fromEntries(
      several.map((name) => [
        name,
        given(name)
          ?.split(';')
          .map((one) => one.trim()),
      ]),
    ),
  };
}

/**
 * The recordings that a table describes, whose files are named from `folder`. Throws ParameterError with every fault of every row,
 * one per line; a row of another length than the heading was cut off, or has a comma too many.
 */
export function parametersOfTable(text: string, folder: string): JobParameters[] {
  const [heading, ...rows] = parseCsv(text);
  const columns = heading?.cells ?? [];
  const faults = columns
    .filter((name) => !COLUMNS.includes(name))
    .map((name) => `there is no column ${name}; there are ${COLUMNS.join(', ')}`);
  if (!columns.includes('file')) faults.push('the table needs a column file');
  const all = rows.flatMap(({ line, cells }) => {
    const row = new Map(columns.map((name, column) => [name, cells[column] ?? '']));
    const file = row.get('file')?.trim() ?? '';
    try {
      if (cells.length !== columns.length)
        throw new ParameterError(`has ${cells.length} cells, and the heading ${columns.length}`);
      if (file === '') throw new ParameterError('names no file');
      return [parametersOf(file, optionsOf(row), folder)];
    } catch (error) {
      if (!(error instanceof ParameterError)) throw error;
      faults.push(`line ${line}: ${error.message}`);
      return [];
    }
  });
  if (faults.length > 0) throw new ParameterError(faults.join('\n'));
  return all;
}
