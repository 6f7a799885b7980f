/** Rows of a table as entries: ids and slugs first, so that rows may name each other, then every cell. */
import type { ContentTypeField, ContentTypeSource } from '../model/content-type';
import { linkTo } from '../model/links';
import { blankEntry, idSchema, type SourceEntry } from '../publishing/files/export-format';
import { type Read, readCell, type Surroundings } from './cells';
import type { Folder } from './folder';
import type { Source, TableMap } from './map';
import { freeSlug, idFrom, slugFrom } from '../publishing/names';
import type { Row } from './read-table';
import type { References } from './references';
import type { TableFault } from './table-fault';

export interface Wanted {
  type: ContentTypeSource;
  map: TableMap;
  rows: readonly Row[];
  references: References;
  folder: Folder;
  contentTypes: ReadonlyMap<string, ContentTypeSource>;
  locale: string;
}

/** An entry with its values from the table; a null field has an empty cell and is removed. */
export interface TableEntry {
  id: string;
  place: string;
  fields: Record<string, unknown>;
}

export interface Converted {
  entries: TableEntry[];
  /** Entries that were created for names that no entry had. */
  made: SourceEntry[];
  faults: TableFault[];
}

const cellOf = (source: Source | undefined, row: Row): unknown => {
  if (source === undefined) return undefined;
  return 'value' in source ? source.value : row.cells.get(source.column);
};

const columnOf = (source: Source | undefined): string | null =>
  source !== undefined && 'column' in source ? source.column : null;

/** What is wrong with the id of a row; null when nothing is. */
function idProblem(id: string, { type, map, references }: Wanted, seen: ReadonlySet<string>): string | null {
  const form = idSchema.safeParse(id);
  if (!form.success) return form.error.issues[0]?.message ?? 'is no id';
  const stored = references.get(id);
  if (seen.has(id))
    return `an earlier row is ${id} too${map.id === undefined ? ': give the map an id column' : ''}`;
  return stored === undefined || stored.type === type.sys.id ? null : `${id} is already a ${stored.type}`;
}

/** The id of a row, from its column or made from its name; '' where the column is empty. */
const idOf = ({ type, map }: Wanted, row: Row, name: string): string =>
  map.id === undefined ? idFrom(type.sys.id, name || row.place) : String(row.cells.get(map.id) ?? '');

/** The slug of a row: from its cell, else the stored one, else made from the name. */
function slugOf({ type, map, references }: Wanted, row: Row, id: string, name: string): string {
  const said = cellOf(map.fields['slug'], row);
  const isTaken = (slug: string) => (references.holderOf(type.sys.id, slug) ?? id) !== id;
  return String(said ?? references.get(id)?.slug ?? freeSlug(slugFrom(name || id), isTaken));
}

/** A row with its id. When the id is refused, the cells are still read, to report their faults. */
type Identified = TableEntry & { isRefused: boolean };

/** The id and the slug of each row. */
function identify(wanted: Wanted, faults: TableFault[]): Identified[] {
  const { type, map, rows, references } = wanted;
  const hasSlug = type.fields.some(({ id }) => id === 'slug');
  const seen = new Set<string>();
  return rows.map((row) => {
    const name = String(cellOf(map.fields['name'], row) ?? '');
    const id = idOf(wanted, row, name);
    const problem = id === '' ? 'is empty, and is the id' : idProblem(id, wanted, seen);
    if (problem !== null) {
      faults.push({ place: row.place, column: map.id ?? columnOf(map.fields['name']), problem });
      return { id, place: row.place, fields: {}, isRefused: true };
    }
    seen.add(id);
    const slug = hasSlug ? slugOf(wanted, row, id, name) : null;
    references.add({ id, type: type.sys.id, slug, name: name || null });
    return { id, place: row.place, fields: slug === null ? {} : { slug }, isRefused: false };
  });
}

function surroundings(wanted: Wanted, made: Map<string, SourceEntry>): Surroundings {
  const { references, folder, contentTypes, locale } = wanted;
  const make = (type: string, name: string): Read => {
    const model = contentTypes.get(type);
    if (!model) return { problem: `the map makes a ${type}, and there is no such content type` };
    const id = idFrom(type, name);
    // Names are found by their letters, and ids are made without accents and signs: another spelling is the same entry.
    const same = references.get(id);
    if (same)
      return same.type === type
        ? { value: linkTo('Entry', id) }
        : { problem: `${id} is already a ${same.type}` };
    const slug = freeSlug(slugFrom(name), (taken) => references.holderOf(type, taken) !== undefined);
    const known: Record<string, unknown> = { name, slug };
    const lacking = model.fields.find((field) => field.required && !(field.id in known));
    if (lacking)
      return { problem: `“${name}” is no ${type} yet, and one needs ${lacking.id}: import them first` };
    const fields = model.fields
      .filter((field) => field.id in known)
      .map((field) => [field.id, { [locale]: known[field.id] }]);
    made.set(id, { ...blankEntry(type, id), fields: Object.fromEntries(fields) });
    references.add({ id, type, slug, name });
    return { value: linkTo('Entry', id) };
  };
  return {
    file: (name) => folder.link(name),
    entry: (types, text, makeType) => {
      const [found, ...others] = references.find(types, text);
      if (found !== undefined && others.length === 0) return { value: linkTo('Entry', found) };
      if (found !== undefined)
        return { problem: `“${text}” may be ${[found, ...others].join(' or ')}: name it by its id` };
      if (makeType !== undefined) return make(makeType, text);
      return {
        problem: `there is no ${types.join(' or ')} “${text}”: import it first, or say "make" in the map`,
      };
    },
  };
}

/** Converts every row; faults are collected, so that one run shows them all. */
export function entriesOf(wanted: Wanted): Converted {
  const faults: TableFault[] = [];
  const made = new Map<string, SourceEntry>();
  const around = surroundings(wanted, made);
  const known = new Map(wanted.type.fields.map((field) => [field.id, field]));
  const entries = identify(wanted, faults).flatMap(({ isRefused, ...entry }, index) => {
    const row = wanted.rows[index];
    if (row === undefined) return [];
    for (const [id, source] of Object.entries(wanted.map.fields)) {
      const field: ContentTypeField | undefined = known.get(id);
      if (field === undefined || (id === 'slug' && entry.fields['slug'] !== undefined)) continue;
      const cell = cellOf(source, row);
      const read: Read = cell === undefined ? { value: null } : readCell(field, cell, source, around);
      if ('value' in read) entry.fields[id] = read.value;
      else faults.push({ place: row.place, column: columnOf(source), problem: read.problem });
    }
    return isRefused ? [] : [entry];
  });
  return { entries, made: [...made.values()], faults };
}
