/**
 * Changes single entries: the given fields replace the stored ones, entries that do not exist can be created. Changes for a
 * recording or by an administrator use it, so that the rest of an entry is not touched (R-ROL-9: never the delivery API).
 */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { contentTypeSchema } from '../model/content-type';
import type { Tables } from '../store/tables';
import { asStored } from './stored-resource';
import { idFrom } from './names';
import { bundleSchema, idSchema, type SourceEntry } from './export-format';
import { type Fault, FaultyContentError } from './faults';
import { importBundles, type ImportReport } from './import-file';
import { defaultLocaleOf, inPlace, type Place, readStructure, type Structure } from './structure';

const field = contentTypeSchema.shape.fields.element;

/** The request: entries by id, or by the slug in their address. Values are in the default locale; null removes one. */
export const changesSchema = z.object({
  /** Fields that a content type needs for these changes; added where it lacks them. */
  model: z.array(z.object({ contentType: z.string(), field })).default([]),
  entries: z.array(
    z
      .object({
        contentType: z.string(),
        id: idSchema.optional(),
        slug: z.string().optional(),
        /** True: a missing entry is created; false: it is a fault. */
        create: z.boolean().default(false),
        fields: z.record(z.string(), z.unknown()),
      })
      .refine(({ id, slug }) => id !== undefined || slug !== undefined, 'an id or a slug is needed'),
  ),
});
export type Changes = z.infer<typeof changesSchema>;
type Change = Changes['entries'][number];

const entriesOf = (db: Kysely<Tables>, place: Place) => {
  const { space_id, environment_id } = inPlace(place);
  return db
    .selectFrom('resource')
    .selectAll()
    .where('space_id', '=', space_id)
    .where('environment_id', '=', environment_id)
    .where('kind', '=', 'Entry');
};

async function storedEntry(db: Kysely<Tables>, place: Place, change: Change, locale: string) {
  const query = entriesOf(db, place).where('content_type', '=', change.contentType);
  const { id, slug = '' } = change;
  return id === undefined
    ? query.where(sql`fields -> 'slug' ->> ${locale}`, '=', slug).executeTakeFirst()
    : query.where('id', '=', id).executeTakeFirst();
}

/** What already has the id of an entry that would be created; null if nothing has. It must not be replaced by a blank one. */
async function takenBy(db: Kysely<Tables>, place: Place, id: string): Promise<string | null> {
  const found = await entriesOf(db, place).where('id', '=', id).executeTakeFirst();
  return found
    ? `the id ${id} belongs to another ${found.content_type ?? 'entry'} already: change that one, or name another id`
    : null;
}

/** An entry with values of one locale replaced by the given ones; null removes one. */
export function laidOver(entry: SourceEntry, values: Change['fields'], locale: string): SourceEntry {
  const fields = { ...entry.fields };
  for (const [name, value] of Object.entries(values)) {
    const { [locale]: _before, ...others } = fields[name] ?? {};
    fields[name] = value === null ? others : { ...others, [locale]: value };
  }
  return { ...entry, fields };
}

function withModel(structure: Structure, model: Changes['model']) {
  const types = new Map(structure.contentTypes);
  for (const { contentType, field: wanted } of model) {
    const type = types.get(contentType);
    if (type && !type.fields.some(({ id }) => id === wanted.id))
      types.set(contentType, { ...type, fields: [...type.fields, wanted] });
  }
  return [...types.values()].filter((type) => structure.contentTypes.get(type.sys.id) !== type);
}

/** The changed entries, whole. Throws FaultyContentError with every entry that is missing. */
async function changedEntries(
  db: Kysely<Tables>,
  place: Place,
  changes: readonly Change[],
  locale: string,
): Promise<SourceEntry[]> {
  const faults: Fault[] = [];
  const entries: SourceEntry[] = [];
  for (const change of changes) {
    const { contentType, id, slug, create, fields } = change;
    const stored = await storedEntry(db, place, change, locale);
    const made = id ?? idFrom(contentType, slug ?? '');
    const problem = stored ? null : create ? await takenBy(db, place, made) : 'does not exist';
    if (problem !== null) {
      faults.push({
        space: place.space,
        resource: `${contentType} ${id ?? slug ?? ''}`,
        field: null,
        problem,
      });
      continue;
    }
    const blank = { sys: { id: made, contentType: { sys: { id: contentType } } }, metadata: { tags: [] }, fields: {} }; // prettier-ignore
    entries.push(laidOver(stored ? asStored(stored) : blank, fields, locale));
  }
  if (faults.length > 0) throw new FaultyContentError(faults);
  return entries;
}

/**
 * Applies all changes in one publication; an entry that is not published stays so. Throws FaultyContentError with every fault,
 * and nothing written.
 */
export async function setFields(
  db: Kysely<Tables>,
  place: Place,
  changes: Changes,
  dataDir: string,
): Promise<ImportReport[]> {
  const empty = { ...place, spaceName: null, bundle: bundleSchema.parse({}), entries: [], assets: [] };
  return importBundles([empty], dataDir, {
    db,
    dataDir,
    complete: async (transaction, bundle) => {
      const structure = await readStructure(transaction, place);
      const entries = await changedEntries(transaction, place, changes.entries, defaultLocaleOf(structure));
      const model = bundleSchema.parse({ contentTypes: withModel(structure, changes.model) });
      return { ...bundle, bundle: model, entries };
    },
  });
}
