/** Entries as operators search for them: published ones and drafts, by name. */
import { sql, type Kysely } from 'kysely';
import {
  ENTRIES_A_PAGE,
  type EntriesQuery,
  type OperatedEntries,
  type OperatedEntry,
} from '@/lib/contracts/administration/entries';
import type { Place } from '../store/place';
import type { Tables } from '../store/tables';
import { entryVersion } from './version';

interface Row extends Omit<OperatedEntry, 'version' | 'plan'> {
  sequence: number;
  /** Of the entry's plan. Null without a plan, as are `wished`, `due_at` and `failure`. */
  number: number | null;
  wished: boolean;
  due_at: Date;
  failure: string | null;
  total: number;
}

/**
 * Entries with their name: the display field of their content type, in the default locale. It is read once of each type (`offset 0`
 * keeps it apart): a type's description is large, and reading it for each entry took most of the time.
 */
export const named = ({ space, environment }: Place) => sql`
  select r.id, r.content_type as type, r.published, r.updated_at as updated, r.sequence,
    r.fields -> t.display_field ->> l.code as name, p.number, p.published as wished, p.due_at, p.failure
  from content.resource r
  left join (
    select id, body ->> 'displayField' as display_field from content.content_type
    where space_id = ${space} and environment_id = ${environment} offset 0
  ) t on t.id = r.content_type
  left join content.locale l on l.space_id = r.space_id and l.environment_id = r.environment_id and l.is_default
  left join content.planned_change p on p.space_id = r.space_id and p.environment_id = r.environment_id and p.entry_id = r.id
  where r.space_id = ${space} and r.environment_id = ${environment} and r.kind = 'Entry'`;

function asOperated(row: Row): OperatedEntry {
  const { id, type, name, published, updated, sequence, number, wished, due_at, failure } = row;
  const plan = number === null ? null : { published: wished, at: due_at.toISOString(), failure };
  return { id, type, name, published, updated, plan, version: entryVersion(sequence, number) };
}

async function typesAt(db: Kysely<Tables>, { space, environment }: Place): Promise<string[]> {
  const rows = await db
    .selectFrom('resource')
    .select('content_type')
    .distinct()
    .where('space_id', '=', space)
    .where('environment_id', '=', environment)
    .where('kind', '=', 'Entry')
    .execute();
  return rows.flatMap(({ content_type }) => content_type ?? []);
}

/**
 * Entries whose name contains `q`, or whose id it is. Materialized: otherwise all fields of all entries would be carried through the count,
 * to the disk.
 */
export async function findEntries(
  db: Kysely<Tables>,
  place: Place,
  { q, type, offset }: EntriesQuery,
): Promise<OperatedEntries> {
  const words = q.trim();
  const { rows } = await sql<Row>`
    with entry as materialized (${named(place)})
    select *, count(*) over ()::int as total from entry
    where (${type} = '' or type = ${type})
      and (${words} = '' or id = ${words} or position(lower(${words}) in lower(name)) > 0)
    order by due_at nulls last, lower(name), id limit ${ENTRIES_A_PAGE} offset ${offset}`.execute(db);
  const types = await typesAt(db, place);
  return { own: true, types, entries: rows.map(asOperated), total: rows[0]?.total ?? 0 };
}

/** Null: no entry has this id. */
export async function operatedEntry(
  db: Kysely<Tables>,
  place: Place,
  id: string,
): Promise<OperatedEntry | null> {
  const { rows } = await sql<Row>`select *, 1 as total from (${named(place)}) entry where id = ${id}`.execute(
    db,
  );
  return rows[0] ? asOperated(rows[0]) : null;
}
