/** Validation of a whole bundle against the content types it will live under. */
import type { Kysely } from 'kysely';
import type { ContentTypeSource } from '../model/content-type';
import type { Tables } from '../store/tables';
import type { SourceAsset, SourceEntry } from './export-format';
import type { Fault } from './faults';
import { defaultLocaleOf, inPlace, type Place, type Structure } from './structure';
import { entryFaults } from './validate-entry';
import { type OtherEntry, uniqueFaults } from './validate-unique';
import type { Targets } from './value-rules';

interface StoredOthers {
  entries: OtherEntry[];
  fileTypes: Map<string, string>;
}

function fileTypeOf(fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string | undefined {
  const file = Object.values(fields['file'] ?? {})[0] as { contentType?: string } | undefined;
  return file?.contentType;
}

/** Stored resources that the bundle does not change: links and `unique` are checked against them too. */
async function othersThan(db: Kysely<Tables>, place: Place, own: ReadonlySet<string>): Promise<StoredOthers> {
  const where = inPlace(place);
  const rows = await db
    .selectFrom('resource')
    .select(['kind', 'id', 'content_type', 'fields'])
    .where('space_id', '=', where.space_id)
    .where('environment_id', '=', where.environment_id)
    .execute();
  const others = rows.filter(({ kind, id }) => !own.has(`${kind} ${id}`));
  return {
    entries: others.flatMap(({ kind, id, content_type, fields }) =>
      kind === 'Entry' && content_type !== null ? [{ id, contentType: content_type, fields }] : [],
    ),
    fileTypes: new Map(
      others.flatMap(({ kind, id, fields }) => {
        const type = kind === 'Asset' ? fileTypeOf(fields) : undefined;
        return type === undefined ? [] : [[id, type] as const];
      }),
    ),
  };
}

function targetsOf(
  entries: readonly SourceEntry[],
  assets: readonly SourceAsset[],
  others: StoredOthers,
): Targets {
  const types = new Map(others.entries.map(({ id, contentType }) => [id, contentType]));
  for (const entry of entries) types.set(entry.sys.id, entry.sys.contentType.sys.id);
  const files = new Map(others.fileTypes);
  for (const asset of assets) {
    const type = fileTypeOf(asset.fields);
    if (type !== undefined) files.set(asset.sys.id, type);
  }
  return { contentTypeOf: (id) => types.get(id), fileTypeOf: (id) => files.get(id) };
}

/** Faults of content types themselves: invalid regular expressions, repeated field ids. */
function contentTypeFaults(space: string, contentTypes: ReadonlyMap<string, ContentTypeSource>): Fault[] {
  return [...contentTypes.values()].flatMap((type) => {
    const seen = new Set<string>();
    return type.fields.flatMap((field) => {
      const problems: string[] = seen.has(field.id) ? ['appears more than once'] : [];
      seen.add(field.id);
      const validations = [...(field.validations ?? []), ...(field.items?.validations ?? [])];
      for (const rule of validations.flatMap(({ regexp, prohibitRegexp }) => [regexp, prohibitRegexp])) {
        try {
          if (rule) new RegExp(rule.pattern, rule.flags ?? '');
        } catch {
          problems.push(`${rule?.pattern} is no regular expression`);
        }
      }
      return problems.map((problem) => ({
        space,
        resource: `ContentType ${type.sys.id}`,
        field: field.id,
        problem,
      }));
    });
  });
}

export interface ValidationSubject {
  entries: readonly SourceEntry[];
  assets: readonly SourceAsset[];
  structure: Structure;
  prune: boolean;
}

/** Every fault of the bundle; empty when it may be published. */
export async function validateBundle(
  db: Kysely<Tables>,
  place: Place,
  subject: ValidationSubject,
): Promise<Fault[]> {
  const { entries, assets, structure } = subject;
  const typeFaults = contentTypeFaults(place.space, structure.contentTypes);
  if (typeFaults.length > 0) return typeFaults;
  const own = new Set([
    ...entries.map(({ sys }) => `Entry ${sys.id}`),
    ...assets.map(({ sys }) => `Asset ${sys.id}`),
  ]);
  const others = subject.prune
    ? { entries: [], fileTypes: new Map<string, string>() }
    : await othersThan(db, place, own);
  const context = {
    space: place.space,
    locales: structure.locales.map(({ code }) => code),
    defaultLocale: defaultLocaleOf(structure),
    contentTypes: structure.contentTypes,
    targets: targetsOf(entries, assets, others),
  };
  return [
    ...entries.flatMap((entry) => entryFaults(entry, context)),
    ...uniqueFaults(place.space, structure.contentTypes, entries, others.entries),
  ];
}
