import { randomBytes } from 'node:crypto';
import { type Migration, sql } from 'kysely';
import { migration } from '@/services/common/database/migration';
import { SCHEMA } from './tables';

const inEnvironment = sql`space_id text not null, environment_id text not null,
  foreign key (space_id, environment_id) references ${sql.id(SCHEMA, 'environment')} on delete cascade`;

function table(name: string, columns: ReturnType<typeof sql>) {
  return sql`create table ${sql.id(SCHEMA, name)} (${columns})`;
}

/** @param secret signs the sync tokens of this database */
const content = (secret: string) => [
  table('clock', sql`id int primary key check (id = 1), sequence bigint not null`),
  sql`insert into ${sql.id(SCHEMA, 'clock')} values (1, 0)`,
  table('secret', sql`name text primary key, value text not null`),
  sql`insert into ${sql.id(SCHEMA, 'secret')} values ('sync', ${secret})`,
  table('space', sql`id text primary key, name text not null`),
  table(
    'environment',
    sql`space_id text not null references ${sql.id(SCHEMA, 'space')} on delete cascade, id text not null,
        sequence bigint not null, structure_sequence bigint not null, primary key (space_id, id)`,
  ),
  table(
    'locale',
    sql`code text not null, id text not null, name text not null, is_default boolean not null, fallback_code text,
        version int not null, position int not null, ${inEnvironment}, primary key (space_id, environment_id, code)`,
  ),
  table(
    'content_type',
    sql`id text not null, position int not null, body json not null, ${inEnvironment},
        primary key (space_id, environment_id, id)`,
  ),
  table(
    'tag',
    sql`id text not null, body json not null, ${inEnvironment}, primary key (space_id, environment_id, id)`,
  ),
  table(
    'resource',
    sql`kind text not null check (kind in ('Entry', 'Asset')), id text not null, content_type text,
        published boolean not null, revision int not null, published_version int, created_at text not null,
        updated_at text not null, sequence bigint not null, digest text not null, metadata json not null,
        fields json not null, ${inEnvironment}, primary key (space_id, environment_id, kind, id)`,
  ),
  sql`create index resource_sequence on ${sql.id(SCHEMA, 'resource')} (space_id, environment_id, sequence)`,
  table(
    'deletion',
    sql`kind text not null check (kind in ('Entry', 'Asset')), id text not null, revision int not null,
        deleted_at text not null, sequence bigint not null, ${inEnvironment},
        primary key (space_id, environment_id, kind, id)`,
  ),
  sql`create index deletion_sequence on ${sql.id(SCHEMA, 'deletion')} (space_id, environment_id, sequence)`,
  table(
    'token',
    sql`digest text not null, space_id text not null references ${sql.id(SCHEMA, 'space')} on delete cascade,
        name text not null, environments json, rate_limit int, primary key (digest, space_id)`,
  ),
];

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-content': { up: (db) => migration(content(randomBytes(32).toString('hex'))).up(db) },
  '0002-sample': migration([
    sql`alter table ${sql.id(SCHEMA, 'environment')} add column sample_sequence bigint`,
  ]),
  '0003-token-end': migration([sql`alter table ${sql.id(SCHEMA, 'token')} add column ends_at timestamptz`]),
  // Deleting an entry deletes its plan.
  '0004-planned-change': migration([
    table(
      'planned_change',
      sql`space_id text not null, environment_id text not null, kind text not null default 'Entry' check (kind = 'Entry'),
          entry_id text not null, published boolean not null, due_at timestamptz not null, failure text,
          asked_by text not null, request_id text not null, number bigint generated always as identity,
          primary key (space_id, environment_id, entry_id), foreign key (space_id, environment_id, kind, entry_id)
            references ${sql.id(SCHEMA, 'resource')} on delete cascade`,
    ),
  ]),
  '0005-unused-file': migration([
    table(
      'unused_file',
      sql`name text primary key, bytes bigint not null, since timestamptz not null default now()`,
    ),
  ]),
};
