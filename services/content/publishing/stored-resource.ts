/** One stored resource as publishing handles it. */
import type { Kysely } from 'kysely';
import type { ResourceKind } from '../model/resource';
import { inThisPlace, type Place } from '../store/place';
import type { Tables } from '../store/tables';
import { assetSchema, entrySchema, type SourceAsset, type SourceEntry } from './files/export-format';

export interface Target {
  kind: ResourceKind;
  id: string;
}

/** Thrown for a resource that does not exist. */
export class NoSuchResourceError extends Error {
  override name = 'NoSuchResourceError';
  constructor({ kind, id }: Target, { space, environment }: Place) {
    super(`There is no ${kind} ${id} in ${space}/${environment}`);
  }
}

function selectResource(db: Kysely<Tables>, place: Place, { kind, id }: Target) {
  return db
    .selectFrom('resource')
    .selectAll()
    .where(inThisPlace(place))
    .where('kind', '=', kind)
    .where('id', '=', id);
}

export type StoredResource = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectResource>['executeTakeFirst']>>
>;

export async function storedResource(
  db: Kysely<Tables>,
  place: Place,
  target: Target,
): Promise<StoredResource> {
  const row = await selectResource(db, place, target).executeTakeFirst();
  if (!row) throw new NoSuchResourceError(target, place);
  return row;
}

export async function updateResource(
  db: Kysely<Tables>,
  place: Place,
  { kind, id }: Target,
  values: { published: boolean; sequence: number; revision?: number; updated_at?: string },
): Promise<void> {
  await db
    .updateTable('resource')
    .set(values)
    .where(inThisPlace(place))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

export async function deleteFrom(
  db: Kysely<Tables>,
  table: 'resource' | 'deletion',
  place: Place,
  { kind, id }: Target,
): Promise<void> {
  await db
    .deleteFrom(table)
    .where(inThisPlace(place))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

/** A stored entry in the form in which it is published. */
export function asSource(row: StoredResource): SourceEntry {
  const sys = { id: row.id, contentType: { sys: { id: row.content_type ?? '' } } };
  return entrySchema.parse({ sys, metadata: row.metadata, fields: row.fields });
}

/** A stored entry in the form in which it is written again: published if it was, else a draft still. */
export function asStored(row: StoredResource): SourceEntry {
  return row.published ? asSource(row) : { ...asSource(row), unpublished: true };
}

/** A stored asset in the form in which it is written again: published if it was, else a draft still. */
function asStoredAsset({ id, metadata, fields, published }: StoredResource): SourceAsset {
  const asset = assetSchema.parse({ sys: { id }, metadata, fields });
  return published ? asset : { ...asset, unpublished: true };
}

/** Ids in one database query. */
const AT_ONCE = 5_000;

/** Stored resources of one kind by id; ids that none has are left out. */
async function storedById<Source>(
  db: Kysely<Tables>,
  place: Place,
  { kind, ids, as }: { kind: ResourceKind; ids: readonly string[]; as: (row: StoredResource) => Source },
): Promise<ReadonlyMap<string, Source>> {
  const found = new Map<string, Source>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await db
      .selectFrom('resource')
      .selectAll()
      .where(inThisPlace(place))
      .where('kind', '=', kind)
      .where('id', 'in', ids.slice(start, start + AT_ONCE))
      .execute();
    for (const row of rows) found.set(row.id, as(row));
  }
  return found;
}

export const storedEntries = (db: Kysely<Tables>, place: Place, ids: readonly string[]) =>
  storedById(db, place, { kind: 'Entry', ids, as: asStored });

export const storedAssets = (db: Kysely<Tables>, place: Place, ids: readonly string[]) =>
  storedById(db, place, { kind: 'Asset', ids, as: asStoredAsset });
