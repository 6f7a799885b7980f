/** One stored resource as publishing handles it. */
import { sql, type Kysely } from 'kysely';
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

const KINDS = ['Entry', 'Asset'] as const;

/** Each kind with the ids of its resources, for statements about many of them at once; a kind without any is left out. */
export const idsByKind = (resources: readonly Target[]) =>
  KINDS.map((kind) => ({
    kind,
    ids: resources.filter((one) => one.kind === kind).map(({ id }) => id),
  })).filter(({ ids }) => ids.length > 0);

/** One statement for a kind: a bundle of a whole library can delete thousands of rows. */
export async function deleteFrom(
  db: Kysely<Tables>,
  table: 'resource' | 'deletion',
  place: Place,
  resources: readonly Target[],
): Promise<void> {
  for (const { kind, ids } of idsByKind(resources))
    await db
      .deleteFrom(table)
      .where(inThisPlace(place))
      .where('kind', '=', kind)
      .where('id', '=', sql<string>`any(${ids})`)
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

/** Stored resources of one kind by id; ids that none has are left out. */
async function storedById<Source>(
  db: Kysely<Tables>,
  place: Place,
  { kind, ids, as }: { kind: ResourceKind; ids: readonly string[]; as: (row: StoredResource) => Source },
): Promise<ReadonlyMap<string, Source>> {
  const rows = await db
    .selectFrom('resource')
    .selectAll()
    .where(inThisPlace(place))
    .where('kind', '=', kind)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return new Map(rows.map((row) => [row.id, as(row)]));
}

export const storedEntries = (db: Kysely<Tables>, place: Place, ids: readonly string[]) =>
  storedById(db, place, { kind: 'Entry', ids, as: asStored });

export const storedAssets = (db: Kysely<Tables>, place: Place, ids: readonly string[]) =>
  storedById(db, place, { kind: 'Asset', ids, as: asStoredAsset });
