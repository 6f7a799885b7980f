/** Writes an environment as an export file that `import` reads back unchanged. An earlier one stays until the new one is whole. */
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { writeAtomically } from '@/lib/platform/files/write-atomically';
import { parseFilePath } from '../../files/address';
import { FileStore } from '../../files/store';
import { linkTo } from '../../model/links';
import { inThisPlace, type Place } from '../../store/place';
import type { Tables } from '../../store/tables';
import type { StoredResource } from '../stored-resource';
import { readStructure } from './structure';

interface BundleFiles {
  /** Name of the folder next to the export. */
  folder: string;
  /** Hashes of the stored files that the export needs. */
  hashes: Set<string>;
}

async function copyFiles({ folder, hashes }: BundleFiles, store: FileStore, directory: string) {
  for (const hash of hashes)
    await writeAtomically(path.join(directory, folder, hash), (partial) =>
      copyFile(store.pathOf(hash), partial),
    );
}

function sysOf(row: StoredResource, place: Place) {
  const common = {
    space: linkTo('Space', place.space),
    environment: linkTo('Environment', place.environment),
    id: row.id,
    type: row.kind,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.content_type === null ? {} : { contentType: linkTo('ContentType', row.content_type) }),
  };
  // A version without a publication is what makes it a draft again on import.
  if (!row.published) return { ...common, version: row.revision + 1 };
  const publishedVersion = row.published_version === null ? {} : { publishedVersion: row.published_version };
  return { ...common, revision: row.revision, ...publishedVersion };
}

/** Points stored files to the folder next to the export, where `copyFiles` puts them: an import reads no others. */
function withLocalPaths(fields: StoredResource['fields'], files: BundleFiles) {
  const file = Object.entries(fields['file'] ?? {}).map(([locale, value]) => {
    const { url, ...rest } = value as { url?: string };
    const address = typeof url === 'string' ? parseFilePath(url) : null;
    if (address) files.hashes.add(address.hash);
    const source = address ? { ...rest, localPath: `${files.folder}/${address.hash}` } : value;
    return [locale, source] as const;
  });
  return file.length > 0 ? { ...fields, file: Object.fromEntries(file) } : fields;
}

/** The environment's content as one export; the hashes of the stored files that it names are added to `files`. */
async function exportBundle(db: Kysely<Tables>, place: Place, files: BundleFiles) {
  const structure = await readStructure(db, place);
  const space = await db.selectFrom('space').selectAll().where('id', '=', place.space).executeTakeFirst();
  const rows = await db
    .selectFrom('resource')
    .selectAll()
    .where(inThisPlace(place))
    .orderBy('kind')
    .orderBy('id')
    .execute();
  const resources = (kind: 'Entry' | 'Asset') =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({
        sys: sysOf(row, place),
        metadata: row.metadata,
        fields: kind === 'Asset' ? withLocalPaths(row.fields, files) : row.fields,
      }));
  return {
    space: { id: place.space, name: space?.name ?? place.space },
    environment: place.environment,
    locales: structure.locales.map(({ code, name, is_default, fallback_code, id, version }) => ({
      code,
      name,
      default: is_default,
      fallbackCode: fallback_code,
      sys: { id, type: 'Locale', version },
    })),
    contentTypes: [...structure.contentTypes.values()],
    tags: [...structure.tags.values()],
    entries: resources('Entry'),
    assets: resources('Asset'),
  };
}

/** Writes the export, and the stored files that it needs into a folder beside it. */
export async function exportFile(
  db: Kysely<Tables>,
  place: Place,
  dataDir: string,
  file: string,
): Promise<void> {
  const files: BundleFiles = { folder: `${path.basename(file)}.files`, hashes: new Set() };
  const bundle = await exportBundle(db, place, files);
  await copyFiles(files, new FileStore(dataDir), path.dirname(path.resolve(file)));
  const text = `${JSON.stringify(bundle, null, 1)}\n`;
  await writeAtomically(file, (partial) => writeFile(partial, text, { flush: true }));
}
