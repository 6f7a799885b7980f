/** Reads files into records that keep their position, so that every fault can be reported by file and line. */
import path from 'node:path';
import { isRoleList } from '@/lib/contracts/viewer/permissions';
import { CsvError, parseCsv } from '@/lib/domain/text/csv-read';
import { readText, UnreadableFileError } from '@/services/common/files/read-text';
import { flagFields, kinds, listFields, type Kind } from './records';

export interface RawRecord {
  kind: Kind;
  /** `users.csv line 12` or `school.json users[3]`. */
  place: string;
  value: unknown;
}

export interface Fault {
  place: string;
  message: string;
}

export interface Reading {
  records: RawRecord[];
  faults: Fault[];
}

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
};

/**
 * A cell as its field's type; empty means the field is absent, or, of a role, that there is none. An unreadable cell stays text,
 * for the schema to refuse.
 */
function cellValue(field: string, cell: string): unknown {
  if (cell === '') return isRoleList(field) ? [] : undefined;
  if (listFields.has(field))
    return cell
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean);
  if (flagFields.has(field)) return flags[cell.toLowerCase()] ?? cell;
  return cell;
}

function kindOfFile(name: string, asked: string | undefined): Kind | null {
  const word = asked ?? /^[a-z]+/i.exec(name)?.[0]?.toLowerCase();
  return kinds.find((kind) => kind === word) ?? null;
}

function readCsv(name: string, text: string, asked: string | undefined): Reading {
  const kind = kindOfFile(name, asked);
  if (!kind) {
    const message = `is of no known kind: begin its name with one of ${kinds.join(', ')}, or say --as KIND`;
    return { records: [], faults: [{ place: name, message }] };
  }
  const [header, ...rows] = parseCsv(text);
  if (!header) return { records: [], faults: [{ place: name, message: 'is empty' }] };
  const fields = header.cells;
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice !== undefined)
    return {
      records: [],
      faults: [{ place: `${name} line ${header.line}`, message: `has the column ${twice} twice` }],
    };
  const uneven = rows.filter(({ cells }) => cells.length !== fields.length);
  const even = rows.filter(({ cells }) => cells.length === fields.length);
  return {
    records: even.map(({ line, cells }) => ({
      kind,
      place: `${name} line ${line}`,
      value: Object.fromEntries(
        fields
          .map((field, index) => [field, cellValue(field, cells[index] ?? '')] as const)
          .filter(([, value]) => value !== undefined),
      ),
    })),
    faults: uneven.map(({ line, cells }) => ({
      place: `${name} line ${line}`,
      message: `has ${cells.length} fields, the header has ${fields.length}`,
    })),
  };
}

function readJson(name: string, text: string): Reading {
  const document: unknown = JSON.parse(text);
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    return { records: [], faults: [{ place: name, message: `must be an object with ${kinds.join(', ')}` }] };
  const records: RawRecord[] = [];
  const faults: Fault[] = [];
  for (const [key, values] of Object.entries(document)) {
    const kind = kinds.find((known) => known === key);
    if (!kind) faults.push({ place: `${name} ${key}`, message: `is not one of ${kinds.join(', ')}` });
    else if (!Array.isArray(values)) faults.push({ place: `${name} ${key}`, message: 'must be a list' });
    else
      values.forEach((value: unknown, index) =>
        records.push({ kind, place: `${name} ${key}[${index}]`, value }),
      );
  }
  return { records, faults };
}

/** Reads one file by its extension, .csv or .json. A file that cannot be read is a fault, like what is wrong in it. */
export async function readImportFile(file: string, asked?: string): Promise<Reading> {
  const name = path.basename(file);
  try {
    const text = await readText(file);
    return name.toLowerCase().endsWith('.json') ? readJson(name, text) : readCsv(name, text, asked);
  } catch (error) {
    if (error instanceof UnreadableFileError)
      return { records: [], faults: [{ place: file, message: error.why }] };
    const place = error instanceof CsvError ? `${name} line ${error.line}` : name;
    return { records: [], faults: [{ place, message: `cannot be read: ${(error as Error).message}` }] };
  }
}
