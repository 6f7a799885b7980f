/** The files of a table beside those that are stored: a file is known by its name alone. */
import { sql, type Kysely } from 'kysely';
import { linksIn } from '../model/links';
import type { SourceAsset } from '../publishing/files/export-format';
import type { Fault } from '../publishing/validation/faults';
import { storedAssets } from '../publishing/stored-resource';
import type { Place } from '../store/place';
import type { Tables } from '../store/tables';

export interface FilesBeside {
  /** To be written: new bytes, under what was written about the file before. */
  assets: SourceAsset[];
  /** Files that entries outside the table show too, with other bytes. */
  faults: Fault[];
}

/** Addresses hold a digest of the bytes. */
const bytesOf = ({ fields }: SourceAsset, locale: string): unknown =>
  (fields['file']?.[locale] as { url?: unknown } | undefined)?.url;

/** Entries outside the table that link to one of the assets: the asset and the first entry that does. */
async function shownElsewhere(
  db: Kysely<Tables>,
  place: Place,
  assetIds: readonly string[],
  own: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (assetIds.length === 0) return found;
  const { rows } = await sql<{ id: string; fields: unknown }>`
    select id, fields from content.resource
    where space_id = ${place.space} and environment_id = ${place.environment} and kind = 'Entry'
      and fields::text like any(${assetIds.map((id) => `%"${id.replaceAll('_', '\\_')}"%`)}::text[])
    order by id`.execute(db);
  for (const { id, fields } of rows.filter((row) => !own.has(row.id)))
    for (const link of linksIn(fields))
      if (link.kind === 'Asset' && !found.has(link.id)) found.set(link.id, id);
  return found;
}

/**
 * What to write of a table's files. One that is there keeps its title, its description, its tags and whether it is published.
 * Another folder may hold another file of the same name: it may not take the place of a picture that is shown elsewhere.
 *
 * @param assets with their bytes stored
 * @param own ids of the table's entries
 */
export async function besideStored(
  db: Kysely<Tables>,
  place: Place,
  assets: readonly SourceAsset[],
  { own, locale }: { own: ReadonlySet<string>; locale: string },
): Promise<FilesBeside> {
  const stored = await storedAssets(
    db,
    place,
    assets.map(({ sys }) => sys.id),
  );
  const isOther = (asset: SourceAsset) => {
    const before = stored.get(asset.sys.id);
    return before !== undefined && bytesOf(before, locale) !== bytesOf(asset, locale);
  };
  const elsewhere = await shownElsewhere(
    db,
    place,
    assets.filter(isOther).map(({ sys }) => sys.id),
    own,
  );
  const laid = assets.map((asset) => {
    const before = stored.get(asset.sys.id);
    if (!before) return asset;
    const file = { ...before.fields['file'], ...asset.fields['file'] };
    return { ...before, fields: { ...asset.fields, ...before.fields, file } };
  });
  const faults = assets.filter(isOther).flatMap(({ sys }) => {
    const entry = elsewhere.get(sys.id);
    if (entry === undefined) return [];
    const problem = `the library has another file of this name, which ${entry} shows: give this one another name`;
    return [{ space: place.space, resource: `Asset ${sys.id}`, field: null, problem }];
  });
  return { assets: laid, faults };
}
