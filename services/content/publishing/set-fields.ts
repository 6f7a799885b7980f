/**
 * Changes single entries: the given fields replace the stored ones, entries that do not exist can be created. Changes for a
 * recording or by an administrator use it, so that the rest of an entry is not touched (R-ROL-9: never the delivery API).
 */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { contentTypeSchema } from '../model/content-type';
import { linkOf, linkTo } from '../model/links';
import { inThisPlace, type Place } from '../store/place';
import type { Tables } from '../store/tables';
import { asStored } from './stored-resource';
import { idFrom } from './names';
import { blankEntry, bundleSchema, idSchema, type SourceEntry } from './files/export-format';
import { type Fault, FaultyContentError } from './validation/faults';
import { importBundles, type ImportReport } from './files/import-file';
import { defaultLocaleOf, readStructure, type Structure } from './files/structure';

const field = contentTypeSchema.shape.fields.element;

const texts = z.array(z.string()).default([]);

/**
 * The request: entries by id, by the slug in their address or by the value of a field. Values are in the default locale; null
 * removes one.
 */
export const changesSchema = z.object({
  /** Fields that a content type needs for these changes; added where it lacks them. */
  model: z.array(z.object({ contentType: z.string(), field })).default([]),
  entries: z.array(
    z
      .object({
        contentType: z.string(),
        id: idSchema.optional(),
        slug: z.string().optional(),
        /**
         * Finds entries by a field, whatever their ids and slugs are now: all that have this value, and none is no fault. Where
         * `id` is given too, links to it in what follows become links to the entry that was found.
         */
        where: z.object({ field: z.string(), value: z.json() }).optional(),
        /** True: a missing entry is created; false: it is a fault. */
        create: z.boolean().default(false),
        fields: z.record(z.string(), z.unknown()),
        /** Fields of an entry that is created; those of one that is there stay as they are. */
        initial: z.record(z.string(), z.unknown()).default({}),
        /** Texts that lists shall and shall not hold; whatever else they hold stays. */
        lists: z.record(z.string(), z.object({ add: texts, remove: texts })).default({}),
      })
      .refine(
        ({ id, slug, where }) => id !== undefined || slug !== undefined || where !== undefined,
        'an id, a slug or the value of a field is needed',
      ),
  ),
});
export type Changes = z.infer<typeof changesSchema>;
type Change = Changes['entries'][number];
type Located = Pick<Change, 'contentType' | 'id' | 'slug' | 'where'>;

const entriesOf = (db: Kysely<Tables>, place: Place) =>
  db.selectFrom('resource').selectAll().where(inThisPlace(place)).where('kind', '=', 'Entry');

/** The content types to which a field can link by its model; empty: to any. */
function linkedTypes({ contentTypes }: Structure, contentType: string, id: string): readonly string[] {
  const linking = contentTypes.get(contentType)?.fields.find((one) => one.id === id);
  return (linking?.validations ?? []).flatMap(({ linkContentType = [] }) => linkContentType);
}

async function storedEntries(
  db: Kysely<Tables>,
  place: Place,
  { contentType, id, slug = '', where }: Located,
  structure: Structure,
) {
  const locale = defaultLocaleOf(structure);
  const query = entriesOf(db, place).where('content_type', '=', contentType).orderBy('id');
  if (where) {
    const value = sql`${JSON.stringify(where.value)}::jsonb`;
    const [first = '', ofLinked] = where.field.split('.');
    const own = sql`fields -> ${first}::text -> ${locale}::text`;
    if (ofLinked === undefined) return query.where(sql`(${own})::jsonb`, '=', value).execute();
    const types = linkedTypes(structure, contentType, first);
    const linked = entriesOf(db, place)
      .clearSelect()
      .select('id')
      .$if(types.length > 0, (all) => all.where('content_type', 'in', types))
      .where(sql`(fields -> ${ofLinked}::text -> ${locale}::text)::jsonb`, '=', value);
    return query.where(sql<string>`${own} -> 'sys' ->> 'id'`, 'in', linked).execute();
  }
  return id === undefined
    ? query
        .where(sql`fields -> 'slug' ->> ${locale}`, '=', slug)
        .limit(1)
        .execute()
    : query.where('id', '=', id).execute();
}

/**
 * Ids of the entries of a type, published or not, whose field has this value; `media.assetId` is a field of the entry that the
 * field `media` links to. Only reads, and so waits for no publication.
 */
export async function findEntries(
  db: Kysely<Tables>,
  place: Place,
  { contentType, ...where }: NonNullable<Change['where']> & Pick<Change, 'contentType'>,
): Promise<string[]> {
  const structure = await readStructure(db, place);
  if (structure.locales.length === 0) return [];
  const found = await storedEntries(db, place, { contentType, where }, structure);
  return found.map(({ id }) => id);
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

/** The fields of a change, and its lists as they become: those of the entry with the given texts in them, and without the others. */
function valuesFor(
  { fields, lists }: Change,
  stored: SourceEntry['fields'],
  locale: string,
): Change['fields'] {
  const values = { ...fields };
  for (const [name, { add, remove }] of Object.entries(lists)) {
    const before = z.array(z.string()).catch([]).parse(stored[name]?.[locale]);
    const after = [...before.filter((one) => add.includes(one) || !remove.includes(one)), ...add];
    values[name] = after.length > 0 ? [...new Set(after)] : null;
  }
  return values;
}

/** The change with links to the ids in `found` turned to the entries that were found in their place. */
function relinked(change: Change, found: ReadonlyMap<string, string>): Change {
  if (found.size === 0) return change;
  const turned = (_key: string, value: unknown): unknown => {
    const link = linkOf(value);
    const id = link?.kind === 'Entry' ? found.get(link.id) : undefined;
    return id === undefined ? value : linkTo('Entry', id);
  };
  return JSON.parse(JSON.stringify(change), turned) as Change;
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

/** A new entry for the change, blank but for its fields, or why there can be none. */
async function newEntry(
  db: Kysely<Tables>,
  place: Place,
  change: Change,
  structure: Structure,
): Promise<{ entry: SourceEntry } | { fault: Fault }> {
  const { contentType, id, slug = '', create, initial } = change;
  const made = id ?? idFrom(contentType, slug);
  const locale = defaultLocaleOf(structure);
  const problem = !structure.contentTypes.has(contentType)
    ? `there is no content type ${contentType}`
    : create
      ? await takenBy(db, place, made)
      : 'does not exist';
  if (problem !== null)
    return {
      fault: { space: place.space, resource: `${contentType} ${id ?? slug}`, field: null, problem },
    };
  const blank = blankEntry(contentType, made);
  return { entry: laidOver(blank, { ...initial, ...valuesFor(change, {}, locale) }, locale) };
}

/** The changed entries, whole. Throws FaultyContentError with every entry that is missing. */
async function changedEntries(
  db: Kysely<Tables>,
  place: Place,
  changes: Changes,
  structure: Structure,
): Promise<SourceEntry[]> {
  const locale = defaultLocaleOf(structure);
  const faults: Fault[] = [];
  const entries: SourceEntry[] = [];
  const ids = new Map<string, string>();
  for (const given of changes.entries) {
    const change = relinked(given, ids);
    const { id, where, create } = change;
    const stored = await storedEntries(db, place, change, structure);
    const [first] = stored;
    if (id !== undefined && first) ids.set(id, first.id);
    entries.push(
      ...stored.map(asStored).map((one) => laidOver(one, valuesFor(change, one.fields, locale), locale)),
    );
    if (first || (where && !create)) continue;
    const made = await newEntry(db, place, change, structure);
    if ('fault' in made) faults.push(made.fault);
    else entries.push(made.entry);
  }
  if (faults.length > 0) throw new FaultyContentError(faults);
  return entries;
}

/**
 * Applies all changes in one publication; an entry that is not published stays so. Throws FaultyContentError with every fault,
 * and nothing written; with `rehearse`, nothing is written without one either.
 */
export async function setFields(
  db: Kysely<Tables>,
  place: Place,
  changes: Changes,
  dataDir: string,
  { rehearse = false } = {},
): Promise<ImportReport[]> {
  const empty = { ...place, spaceName: null, bundle: bundleSchema.parse({}), entries: [], assets: [] };
  return importBundles([empty], dataDir, {
    db,
    dataDir,
    rehearse,
    complete: async (transaction, bundle) => {
      const structure = await readStructure(transaction, place);
      const entries = await changedEntries(transaction, place, changes, structure);
      const model = bundleSchema.parse({ contentTypes: withModel(structure, changes.model) });
      return { ...bundle, bundle: model, entries };
    },
  });
}
