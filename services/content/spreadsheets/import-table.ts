/**
 * Imports a spreadsheet or a list of records by a map (docs/catalogue.md). Rows become entries, which are then imported like
 * any others; faults are reported by row and column. A field that the map does not name keeps its stored value.
 */
import type { Kysely } from 'kysely';
import contentModel from '@/lib/contracts/catalogue/content-model.json';
import { readText, UnreadableFileError } from '@/services/common/files/read-text';
import type { ContentTypeSource } from '../model/content-type';
import { blankEntry, bundleSchema, type SourceEntry } from '../publishing/files/export-format';
import { FaultyContentError, type Fault } from '../publishing/validation/faults';
import { importBundles, type ImportReport } from '../publishing/files/import-file';
import type { SpaceBundle } from '../publishing/files/read-bundle';
import { laidOver } from '../publishing/set-fields';
import { storedEntries } from '../publishing/stored-resource';
import { withNewFields } from '../publishing/files/new-fields';
import { defaultLocaleOf, readStructure } from '../publishing/files/structure';
import type { Place } from '../store/place';
import type { Tables } from '../store/tables';
import { Folder } from './folder';
import { columnsOf, mapSchema, type TableMap } from './map';
import { readTable, type Table } from './read-table';
import { storedReferences } from './references';
import { entriesOf, type TableEntry } from './rows-to-entries';
import { besideStored } from './stored-files';
import { type TableFault, TableError } from './table-fault';

export interface TableImport {
  db: Kysely<Tables>;
  place: Place;
  dataDir: string;
  file: string;
  type: string;
  /** File of the map. */
  map: string;
  /** Folder of pictures and documents. */
  files?: string | undefined;
  /** Finds every fault and writes nothing. */
  check: boolean;
}

export interface TableReport {
  reports: readonly ImportReport[];
  /** Columns that the map does not use. */
  unused: readonly string[];
}

const mapFault = (problem: string, column: string | null = null): TableFault => ({
  place: 'map',
  column,
  problem,
});

async function readMap(file: string): Promise<TableMap> {
  let json: unknown;
  try {
    json = JSON.parse(await readText(file));
  } catch (error) {
    const why = error instanceof UnreadableFileError ? error.why : (error as Error).message;
    throw new TableError([mapFault(`cannot be read (${why})`)]);
  }
  const parsed = mapSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new TableError(
    parsed.error.issues.map(({ path, message }) => mapFault(`${path.join('.')}: ${message}`)),
  );
}

function mapFaults(map: TableMap, type: ContentTypeSource, { columns }: Table): TableFault[] {
  const fields = new Set(type.fields.map(({ id }) => id));
  return [
    ...Object.keys(map.fields)
      .filter((id) => !fields.has(id))
      .map((id) => mapFault(`a ${type.sys.id} has no field ${id}`)),
    ...[...new Set(columnsOf(map))]
      .filter((name) => !columns.includes(name))
      .map((name) => mapFault('the table has no such column', name)),
  ];
}

/** A fault of an import, reported by the row and column that it came from. */
function placed(
  { resource, field, problem }: Fault,
  map: TableMap,
  places: ReadonlyMap<string, string>,
): TableFault {
  const source = field === null ? undefined : map.fields[field.replace(/ \(.*$/, '')];
  const column = source !== undefined && 'column' in source ? source.column : null;
  const place = places.get(resource);
  const isNamed = place !== undefined && (column !== null || field === null);
  return {
    place: place ?? resource,
    column,
    problem: isNamed || field === null ? problem : `${field}: ${problem}`,
  };
}

/** An entry that is not published stays so. */
async function laidOverStored(
  db: Kysely<Tables>,
  entries: readonly TableEntry[],
  { place, type }: TableImport,
  locale: string,
): Promise<SourceEntry[]> {
  const stored = await storedEntries(
    db,
    place,
    entries.map(({ id }) => id),
  );
  return entries.map(({ id, fields }) => laidOver(stored.get(id) ?? blankEntry(type, id), fields, locale));
}

/** A library without content types gets its own together with the table: `missing`. */
async function structureOf({ db, place }: TableImport) {
  const structure = await readStructure(db, place);
  const missing = structure.contentTypes.size > 0 ? [] : withNewFields([], contentModel.contentTypes);
  const own = missing.map((type) => [type.sys.id, type] as const);
  return {
    locale: defaultLocaleOf(structure),
    missing,
    contentTypes: new Map([...structure.contentTypes, ...own]),
  };
}

/** Throws TableError with every fault, and nothing written. */
export async function importTable(options: TableImport): Promise<TableReport> {
  const { db, place, dataDir, files } = options;
  const map = await readMap(options.map);
  const table = await readTable(options.file, map.delimiter);
  const { locale, missing, contentTypes } = await structureOf(options);
  const type = contentTypes.get(options.type);
  if (!type)
    throw new TableError([
      mapFault(`there is no content type ${options.type}. There are: ${[...contentTypes.keys()].join(', ')}`),
    ]);
  const misfits = mapFaults(map, type, table);
  if (misfits.length > 0) throw new TableError(misfits);
  const references = await storedReferences(db, place, locale);
  const folder = new Folder(files !== undefined, locale);
  const converted = entriesOf({ type, map, rows: table.rows, references, folder, contentTypes, locale });
  const assets = [...folder.assets.values()];
  const places = new Map(converted.entries.map(({ id, place: at }) => [`Entry ${id}`, at]));
  for (const [name, { sys }] of folder.assets) places.set(`Asset ${sys.id}`, `file ${name}`);
  const bundle = {
    ...place,
    spaceName: null,
    bundle: bundleSchema.parse({ contentTypes: missing }),
    entries: converted.made,
    assets,
  };
  const rehearse = options.check || table.cut.length + converted.faults.length > 0;
  const complete = async (transaction: Kysely<Tables>, begun: SpaceBundle) => {
    const laid = await laidOverStored(transaction, converted.entries, options, locale);
    // What somebody else has made under the same id meanwhile is not written over.
    const meanwhile = await storedEntries(
      transaction,
      place,
      begun.entries.map(({ sys }) => sys.id),
    );
    const made = begun.entries.filter(({ sys }) => !meanwhile.has(sys.id));
    const own = new Set([...made, ...laid].map(({ sys }) => sys.id));
    const beside = await besideStored(transaction, place, begun.assets, { own, locale });
    if (beside.faults.length > 0) throw new FaultyContentError(beside.faults);
    return { ...begun, entries: [...made, ...laid], assets: beside.assets };
  };
  const found = await importBundles([bundle], files ?? '.', { db, dataDir, rehearse, complete }).catch(
    (error: unknown) => {
      if (error instanceof FaultyContentError) return error.faults.map((fault) => placed(fault, map, places));
      throw error;
    },
  );
  const faults = [...converted.faults, ...found.filter((one): one is TableFault => 'column' in one)];
  if (table.cut.length + faults.length > 0) throw new TableError(inOrder(faults, table));
  const used = new Set(columnsOf(map));
  return {
    reports: found.filter((one): one is ImportReport => 'added' in one),
    unused: table.columns.filter((name) => !used.has(name)),
  };
}

/**
 * In the order of the rows, faults without a row first. An unreadable cell is not reported as missing as well, and nothing is said
 * of the cells of a row that was cut off: each may belong to another column.
 */
function inOrder(faults: readonly TableFault[], { rows, cut }: Table): TableFault[] {
  const order = new Map(rows.map(({ place }, index) => [place, index]));
  const cutAt = new Set(cut.map(({ place }) => place));
  const told = new Set<string>();
  const once = [...cut, ...faults.filter(({ place }) => !cutAt.has(place))].filter(
    ({ place, column, problem }) => {
      const key = `${place}\n${column ?? problem}`;
      return !told.has(key) && told.add(key);
    },
  );
  return once.toSorted((a, b) => (order.get(a.place) ?? -1) - (order.get(b.place) ?? -1));
}
