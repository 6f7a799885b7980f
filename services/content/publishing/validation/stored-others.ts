/** What is stored beside a bundle, as far as its validation asks: no more than the bundle names is read. */
import { sql, type Kysely } from 'kysely';
import type { ContentTypeSource } from '../../model/content-type';
import { linksIn } from '../../model/links';
import type { Place } from '../../store/place';
import type { Tables } from '../../store/tables';
import type { SourceAsset, SourceEntry } from '../files/export-format';
import { type OtherEntry, uniqueFields } from './validate-unique';

export interface StoredOthers {
  /** Content types of the entries that are linked to, by id. */
  types: ReadonlyMap<string, string>;
  /** File types of the assets that are linked to, by id. */
  fileTypes: ReadonlyMap<string, string>;
  /** Entries that hold a value which is unique and in the bundle. */
  holders: readonly OtherEntry[];
}

export interface Contents {
  entries: readonly SourceEntry[];
  assets: readonly SourceAsset[];
}

export const NO_OTHERS: StoredOthers = { types: new Map(), fileTypes: new Map(), holders: [] };

const ownIds = ({ entries, assets }: Contents) => ({
  Entry: entries.map(({ sys }) => sys.id),
  Asset: assets.map(({ sys }) => sys.id),
});

/** Whether anything is stored that the file does not hold. */
export async function holdsOthers(db: Kysely<Tables>, place: Place, contents: Contents): Promise<boolean> {
  const own = ownIds(contents);
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from content.resource
      where space_id = ${place.space} and environment_id = ${place.environment}
        and not (kind = 'Entry' and id = any(${own.Entry}::text[]))
        and not (kind = 'Asset' and id = any(${own.Asset}::text[]))) as found`.execute(db);
  return rows[0]?.found === true;
}

interface Linked {
  kind: 'Entry' | 'Asset';
  id: string;
  content_type: string | null;
  /** The file of an asset by locale. */
  files: Record<string, { contentType?: string } | null> | null;
}

/** The type of an asset's file: of the first of its locales. */
export const fileTypeOf = (files: unknown): string | undefined =>
  (Object.values((files ?? {}) as object)[0] as { contentType?: string } | null | undefined)?.contentType;

async function linkedBy(
  db: Kysely<Tables>,
  place: Place,
  entries: readonly SourceEntry[],
): Promise<Linked[]> {
  const ids = { Entry: new Set<string>(), Asset: new Set<string>() };
  for (const { fields } of entries) for (const { kind, id } of linksIn(fields)) ids[kind].add(id);
  const { rows } = await sql<Linked>`
    select kind, id, content_type, case kind when 'Asset' then fields -> 'file' end as files
    from content.resource
    where space_id = ${place.space} and environment_id = ${place.environment}
      and ((kind = 'Entry' and id = any(${[...ids.Entry]}::text[]))
        or (kind = 'Asset' and id = any(${[...ids.Asset]}::text[])))`.execute(db);
  return rows;
}

/** Stored entries of the type with one of the values in the field, each with that field alone. Values are compared as they are written. */
async function holdersOf(
  db: Kysely<Tables>,
  place: Place,
  { contentType, field, entries }: { contentType: string; field: string; entries: readonly SourceEntry[] },
): Promise<OtherEntry[]> {
  const values = new Map<string, Set<string>>();
  for (const [locale, value] of entries.flatMap(({ fields }) => Object.entries(fields[field] ?? {})))
    values.set(locale, (values.get(locale) ?? new Set()).add(JSON.stringify(value)));
  const found: OtherEntry[] = [];
  for (const [locale, held] of values) {
    const { rows } = await sql<{ id: string; value: unknown }>`
      select id, fields -> ${field} -> ${locale} as value
      from content.resource
      where space_id = ${place.space} and environment_id = ${place.environment} and kind = 'Entry'
        and content_type = ${contentType}
        and (fields -> ${field} -> ${locale})::text = any(${[...held]}::text[])`.execute(db);
    for (const { id, value } of rows)
      found.push({ id, contentType, fields: { [field]: { [locale]: value } } });
  }
  return found;
}

/** What is stored of those to which the bundle links, or with which it may collide; its own are left out. */
export async function othersBeside(
  db: Kysely<Tables>,
  place: Place,
  contents: Contents,
  contentTypes: ReadonlyMap<string, ContentTypeSource>,
): Promise<StoredOthers> {
  const ids = ownIds(contents);
  const own = { Entry: new Set(ids.Entry), Asset: new Set(ids.Asset) };
  const linked = (await linkedBy(db, place, contents.entries)).filter(({ kind, id }) => !own[kind].has(id));
  const holders: OtherEntry[] = [];
  for (const type of contentTypes.values()) {
    const entries = contents.entries.filter(({ sys }) => sys.contentType.sys.id === type.sys.id);
    for (const field of entries.length > 0 ? uniqueFields(type) : [])
      holders.push(...(await holdersOf(db, place, { contentType: type.sys.id, field, entries })));
  }
  return {
    types: new Map(
      linked.flatMap(({ id, content_type }) => (content_type === null ? [] : [[id, content_type]])),
    ),
    fileTypes: new Map(
      linked.flatMap(({ kind, id, files }) => {
        const type = kind === 'Asset' ? fileTypeOf(files) : undefined;
        return type === undefined ? [] : [[id, type] as const];
      }),
    ),
    holders: holders.filter(({ id }) => !own.Entry.has(id)),
  };
}
