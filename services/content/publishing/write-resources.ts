/** Writes the entries and assets of a bundle: only what changed, in few statements. */
import { type Kysely, sql } from 'kysely';
import { chunksOf } from '@/lib/domain/chunks';
import type { Metadata, ResourceKind } from '../model/resource';
import { inPlace, inThisPlace, type Place } from '../store/place';
import { SCHEMA, type Tables } from '../store/tables';
import { digestOf } from './canonical';
import { type SourceAsset, type SourceEntry, type SourceSys, staysDraft } from './files/export-format';
import { differs, givenStamp, nextStamp, type Stamp } from './files/stamps';
import { fulfilPlans } from './plans/stored-plan';
import { deleteFrom, idsByKind, type Target } from './stored-resource';
import { recordDeletions, sayAtWork } from './transaction';

interface Source {
  kind: ResourceKind;
  contentType: string | null;
  sys: SourceSys;
  metadata: Metadata;
  fields: object;
  unpublished?: true;
}

interface Stored extends Stamp {
  digest: string;
  published: boolean;
}

interface Row extends Stamp {
  kind: ResourceKind;
  id: string;
  contentType: string | null;
  published: boolean;
  digest: string;
  metadata: Metadata;
  fields: object;
}

export interface WriteCounts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

const keyOf = (kind: ResourceKind, id: string): string => `${kind} ${id}`;

const storedRows = (db: Kysely<Tables>, place: Place) =>
  db
    .selectFrom('resource')
    .select(['kind', 'id', 'digest', 'published', 'revision', 'published_version as publishedVersion'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where(inThisPlace(place));

async function namedRows(db: Kysely<Tables>, place: Place, named: readonly Target[]) {
  const found = [];
  for (const { kind, ids } of idsByKind(named)) {
    const query = storedRows(db, place).where('kind', '=', kind);
    found.push(await query.where('id', '=', sql<string>`any(${ids})`).execute());
  }
  return found.flat();
}

/**
 * What is stored, by `keyOf`: of the resources in `named`, or everything where that is null. Only a bundle that prunes needs
 * everything; for the others, one changed entry would cost the reading of the whole library while publications wait.
 */
async function storedResources(
  db: Kysely<Tables>,
  place: Place,
  named: readonly Target[] | null,
): Promise<Map<string, Stored & Target>> {
  const rows = await (named === null ? storedRows(db, place).execute() : namedRows(db, place, named));
  return new Map(rows.map((row) => [keyOf(row.kind, row.id), row]));
}

/** The row to write, or null when the stored one is the same. */
function rowOf(source: Source, stored: Stored | undefined, now: string): Row | null {
  const { kind, contentType, metadata, fields, sys } = source;
  const digest = digestOf({ contentType, metadata, fields });
  const published = !staysDraft(source);
  const given = givenStamp(sys);
  const same = stored?.digest === digest && stored.published === published;
  if (same && !differs(given, stored)) return null;
  // Updating a draft does not count as a publication, nor does giving the same content another stamp.
  const counted = published && !same;
  const stamp = counted || !stored ? nextStamp(given, stored, now) : { ...stored, ...given };
  return { ...stamp, kind, id: sys.id, contentType, published, digest, metadata, fields };
}

/** Rows of one statement: few round trips without a statement of many megabytes. */
const CHUNK = 500;

async function upsert(
  db: Kysely<Tables>,
  place: Place,
  rows: readonly Row[],
  sequence: number,
): Promise<void> {
  const { space_id, environment_id } = inPlace(place);
  const table = sql.id(SCHEMA, 'resource');
  const json = JSON.stringify(rows);
  await sql`insert into ${table} (space_id, environment_id, sequence, kind, id, content_type, published, revision,
        published_version, created_at, updated_at, digest, metadata, fields)
      select ${space_id}, ${environment_id}, ${sequence}, r.kind, r.id, r."contentType", r.published, r.revision,
        r."publishedVersion", r."createdAt", r."updatedAt", r.digest, r.metadata, r.fields
      from json_to_recordset(${json}::json) as r(kind text, id text, "contentType" text, published boolean, revision int,
        "publishedVersion" int, "createdAt" text, "updatedAt" text, digest text, metadata json, fields json)
      on conflict (space_id, environment_id, kind, id) do update set sequence = excluded.sequence,
        content_type = excluded.content_type, published = excluded.published, revision = excluded.revision,
        published_version = excluded.published_version, created_at = excluded.created_at,
        updated_at = excluded.updated_at, digest = excluded.digest, metadata = excluded.metadata,
        fields = excluded.fields`.execute(db);
}

export interface WriteRequest {
  entries: readonly SourceEntry[];
  assets: readonly SourceAsset[];
  /** Removes stored resources that the bundle does not hold. */
  prune: boolean;
  sequence: number;
  now: string;
}

/** Writes inside the publication's transaction; the counts say whether anything changed. */
export async function writeResources(
  db: Kysely<Tables>,
  place: Place,
  request: WriteRequest,
): Promise<WriteCounts> {
  const { sequence, now } = request;
  const sources: Source[] = [
    ...request.entries.map((entry) => ({
      ...entry,
      kind: 'Entry' as const,
      contentType: entry.sys.contentType.sys.id,
    })),
    ...request.assets.map((asset) => ({ ...asset, kind: 'Asset' as const, contentType: null })),
  ];
  const given = sources.map(({ kind, sys }) => ({ kind, id: sys.id }));
  const stored = await storedResources(db, place, request.prune ? null : given);
  const rows: Row[] = [];
  for (const chunk of chunksOf(sources, CHUNK)) {
    const changed = chunk.flatMap(
      (source) => rowOf(source, stored.get(keyOf(source.kind, source.sys.id)), now) ?? [],
    );
    await (changed.length > 0 ? upsert(db, place, changed, sequence) : sayAtWork(db));
    rows.push(...changed);
  }
  const named = new Set(given.map(({ kind, id }) => keyOf(kind, id)));
  // Without `prune`, only what is named was read.
  const pruned = [...stored].filter(([key]) => !named.has(key)).map(([, resource]) => resource);
  const added = rows.filter(({ kind, id }) => !stored.has(keyOf(kind, id))).length;
  const withdrawn = rows.filter(
    ({ kind, id, published }) => !published && stored.get(keyOf(kind, id))?.published,
  );
  const gone = pruned.filter(({ published }) => published);
  await deleteFrom(
    db,
    'deletion',
    place,
    rows.filter(({ published }) => published),
  );
  await fulfilPlans(db, place, rows);
  await deleteFrom(db, 'resource', place, pruned);
  await recordDeletions(db, place, [...withdrawn, ...gone], { sequence, now });
  return {
    added,
    changed: rows.length - added,
    unchanged: sources.length - rows.length,
    removed: pruned.length,
  };
}
