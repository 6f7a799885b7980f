/** Reads an environment from PostgreSQL: whole, or what changed since a sequence number. */
import type { Kysely } from 'kysely';
import { contentTypeSchema } from '../model/content-type';
import { chainsOf, type EnvironmentFrame } from '../model/environment';
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

async function loadLocales(db: Database, row: EnvironmentRow): Promise<Locale[]> {
  const rows = await db
    .selectFrom('locale')
    .selectAll()
    .where(inThisPlace(row))
    .orderBy('position')
    .execute();
  return rows.map(({ id, code, name, is_default, fallback_code, version }) => ({
    id,
    code,
    name,
    default: is_default,
    fallbackCode: fallback_code,
    version,
  }));
}

const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

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
        const { name, description, fields } = contentTypeSchema.parse(body);
        const byField = new Map(fields.map((field) => [field.id, field]));
        return [
          id,
          { id, name, description: description ?? '', fields: byField, body: wire(body, 'ContentType') },
        ];
      }),
    ),
    tags: tags.filter((tag) => !isPrivate(tag)).map(({ body }) => wire(body, 'Tag')),
    privateTags: new Set(tags.filter(isPrivate).map(({ id }) => id)),
    assetHost,
  };
}

async function loadDeletions(db: Database, row: EnvironmentRow): Promise<Deletion[]> {
  const rows = await db.selectFrom('deletion').selectAll().where(inThisPlace(row)).execute();
  return rows.map(({ kind, id, revision, deleted_at, sequence }) => ({
    kind,
    id,
    revision,
    deletedAt: deleted_at,
    sequence,
  }));
}

interface Changes {
  published: Resource[];
  withdrawn: { kind: ResourceKind; id: string }[];
}

async function loadChanges(db: Database, row: EnvironmentRow, after: number): Promise<Changes> {
  const rows = await db
    .selectFrom('resource')
    .selectAll()
    .where(inThisPlace(row))
    .where('sequence', '>', after)
    .execute();
  return {
    published: rows
      .filter(({ published }) => published)
      .map((found) => ({
        kind: found.kind,
        id: found.id,
        contentType: found.content_type,
        revision: found.revision,
        publishedVersion: found.published_version,
        createdAt: found.created_at,
        updatedAt: found.updated_at,
        sequence: found.sequence,
        metadata: found.metadata,
        fields: found.fields,
      })),
    withdrawn: rows.filter(({ published }) => !published).map(({ kind, id }) => ({ kind, id })),
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
