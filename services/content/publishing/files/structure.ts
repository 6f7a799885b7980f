/** Locales, content types and tags of an environment: read, merge with a file's, write. */
import type { Kysely } from 'kysely';
import { inPlace, inThisPlace, type Place } from '../../store/place';
import type { Tables } from '../../store/tables';
import { digestOf } from '../canonical';
import { type ContentTypeSource, contentTypeSchema } from '../../model/content-type';
import type { Bundle, SourceTag } from './export-format';
import { defaultOf, mergeLocales, type StoredLocale } from './locales';

export interface Structure {
  locales: StoredLocale[];
  contentTypes: ReadonlyMap<string, ContentTypeSource>;
  tags: ReadonlyMap<string, SourceTag>;
}

export async function readStructure(db: Kysely<Tables>, place: Place): Promise<Structure> {
  const locales = await db
    .selectFrom('locale')
    .where(inThisPlace(place))
    .select(['code', 'id', 'name', 'is_default', 'fallback_code', 'version'])
    .orderBy('position')
    .execute();
  const types = await db
    .selectFrom('content_type')
    .where(inThisPlace(place))
    .select(['id', 'body'])
    .orderBy('position')
    .execute();
  const tags = await db.selectFrom('tag').where(inThisPlace(place)).select(['id', 'body']).execute();
  return {
    locales,
    contentTypes: new Map(types.map(({ id, body }) => [id, contentTypeSchema.parse(body)])),
    tags: new Map(tags.map(({ id, body }) => [id, body as SourceTag])),
  };
}

/** A content type or tag without dates keeps those of an equal stored one, or is dated now as a new revision. */
function stamped<T extends ContentTypeSource | SourceTag>(source: T, stored: T | undefined, now: string): T {
  const { sys: given, ...content } = source;
  const { sys: before, ...contentBefore } = stored ?? {};
  if (before && digestOf(content) === digestOf(contentBefore)) {
    return { ...source, sys: { ...before, ...given } };
  }
  const counter = 'fields' in source ? 'revision' : 'version';
  const count = Number(before?.[counter] ?? 0) + 1;
  return {
    ...source,
    sys: { createdAt: before?.createdAt ?? now, updatedAt: now, [counter]: count, ...given },
  };
}

/**
 * What the environment will hold after the file: its locales, types and tags are merged in.
 *
 * @param isWhole nothing is stored beside the file (locales.ts)
 */
export function mergeStructure(
  stored: Structure,
  bundle: Bundle,
  { now, isWhole }: { now: string; isWhole: boolean },
): Structure {
  const types = (bundle.contentTypes ?? []).map((type) =>
    stamped(type, stored.contentTypes.get(type.sys.id), now),
  );
  const tags = (bundle.tags ?? []).map((tag) => stamped(tag, stored.tags.get(tag.sys.id), now));
  return {
    locales: mergeLocales(stored.locales, bundle.locales ?? [], isWhole),
    contentTypes: new Map([...stored.contentTypes, ...types.map((type) => [type.sys.id, type] as const)]),
    tags: new Map([...stored.tags, ...tags.map((tag) => [tag.sys.id, tag] as const)]),
  };
}

export function sameStructure(a: Structure, b: Structure): boolean {
  const parts = ({ locales, contentTypes, tags }: Structure) => [
    locales,
    [...contentTypes.values()],
    [...tags.values()],
  ];
  return digestOf(parts(a)) === digestOf(parts(b));
}

export const defaultLocaleOf = ({ locales }: Structure): string => defaultOf(locales);

/** Replaces the environment's structure. Called inside the publication's transaction. */
export async function writeStructure(db: Kysely<Tables>, place: Place, structure: Structure): Promise<void> {
  const where = inPlace(place);
  const rows = {
    locale: structure.locales.map((locale, position) => ({ ...where, ...locale, position })),
    content_type: [...structure.contentTypes].map(([id, body], position) => ({
      ...where,
      id,
      position,
      body: JSON.stringify(body),
    })),
    tag: [...structure.tags].map(([id, body]) => ({ ...where, id, body: JSON.stringify(body) })),
  };
  for (const table of ['locale', 'content_type', 'tag'] as const) {
    await db.deleteFrom(table).where(inThisPlace(place)).execute();
  }
  const { locale, content_type, tag } = rows;
  if (locale.length > 0) await db.insertInto('locale').values(locale).execute();
  if (content_type.length > 0) await db.insertInto('content_type').values(content_type).execute();
  if (tag.length > 0) await db.insertInto('tag').values(tag).execute();
}
