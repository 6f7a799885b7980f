/** Reads an environment from PostgreSQL: whole, or what changed since a sequence number. */
import type { Kysely } from 'kysely';
import { contentTypeSchema } from '../model/content-type';
import { chainsOf, type EnvironmentFrame } from '../model/environment';
import { linkTo } from '../model/links';
import type { Deletion, Locale, Resource, ResourceKind } from '../model/resource';
import { ResourceSet } from './resource-set';
import { advance, type Snapshot } from './snapshot';
import { inThisPlace, type Place } from './place';
import type { Tables } from './tables';

export interface EnvironmentRow extends Place {
  spaceName: string;
  sequence: number;
  structureSequence: number;
}

type Database = Kysely<Tables>;

const loadLocales = (db: Database, row: EnvironmentRow): Promise<Locale[]> =>
  db
    .selectFrom('locale')
    .select(['id', 'code', 'name', 'is_default as default', 'fallback_code as fallbackCode', 'version'])
    .where(inThisPlace(row))
    .orderBy('position')
    .execute();

async function loadFrame(db: Database, row: EnvironmentRow, assetHost: string): Promise<EnvironmentFrame> {
  const place = { space: linkTo('Space', row.space), environment: linkTo('Environment', row.environment) };
  const locales = await loadLocales(db, row);
  const bodies = async (table: 'content_type' | 'tag') =>
    db.selectFrom(table).select(['id', 'body']).where(inThisPlace(row)).execute();
  const types = await bodies('content_type');
  const tags = await bodies('tag');
  const isPrivate = ({ body }: { body: object }) =>
    (body as { sys: { visibility?: string } }).sys.visibility === 'private';
  const wire = (body: object, type: string) => {
    const { sys, ...rest } = body as { sys: object };
    return { sys: { ...sys, ...place, type }, ...rest };
  };
  return {
    space: row.space,
    spaceName: row.spaceName,
    environment: row.environment,
    locales,
    defaultLocale: locales.find((locale) => locale.default)?.code ?? locales[0]?.code ?? 'en-US',
    chains: chainsOf(locales),
    contentTypes: new Map(
      types.map(({ id, body }) => {
        const { fields } = contentTypeSchema.parse(body);
        const byField = new Map(fields.map((field) => [field.id, field]));
        return [id, { id, fields: byField, body: wire(body, 'ContentType') }];
      }),
    ),
    tags: tags.filter((tag) => !isPrivate(tag)).map(({ body }) => wire(body, 'Tag')),
    privateTags: new Set(tags.filter(isPrivate).map(({ id }) => id)),
    assetHost,
  };
}

const loadDeletions = (db: Database, row: EnvironmentRow): Promise<Deletion[]> =>
  db
    .selectFrom('deletion')
    .select(['kind', 'id', 'revision', 'deleted_at as deletedAt', 'sequence'])
    .where(inThisPlace(row))
    .execute();

interface Changes {
  published: Resource[];
  withdrawn: { kind: ResourceKind; id: string }[];
}

async function loadChanges(db: Database, row: EnvironmentRow, after: number): Promise<Changes> {
  const rows = await db
    .selectFrom('resource')
    .select(['kind', 'id', 'content_type as contentType', 'published'])
    .select(['revision', 'published_version as publishedVersion'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .select(['sequence', 'metadata', 'fields'])
    .where(inThisPlace(row))
    .where('sequence', '>', after)
    .execute();
  return {
    published: rows.filter(({ published }) => published),
    withdrawn: rows.filter(({ published }) => !published),
  };
}

const NOTHING = new ResourceSet(new Map());

/**
 * The environment as the database holds it now. `before` is brought up to date by what changed since; without it, or
 * when content types, locales or tags changed, everything is read. All reads see one state of the database.
 */
export async function loadSnapshot(
  db: Database,
  row: EnvironmentRow,
  assetHost: string,
  before: Snapshot | undefined,
): Promise<Snapshot> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const now = await transaction
        .selectFrom('environment')
        .select(['sequence', 'structure_sequence'])
        .where('space_id', '=', row.space)
        .where('id', '=', row.environment)
        .executeTakeFirstOrThrow();
      const reusable = before?.structureSequence === now.structure_sequence ? before : undefined;
      const base = reusable ?? {
        frame: await loadFrame(transaction, row, assetHost),
        sequence: -1,
        structureSequence: now.structure_sequence,
        entries: NOTHING,
        assets: NOTHING,
      };
      const changes = await loadChanges(transaction, row, base.sequence);
      const deletions = await loadDeletions(transaction, row);
      const removed = deletions.filter(({ sequence }) => sequence > base.sequence);
      const withdrawn = [...changes.withdrawn, ...removed];
      return advance(base, now.sequence, { published: changes.published, withdrawn, deletions });
    });
}
