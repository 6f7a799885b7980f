import { randomBytes } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';
import { SCHEMA } from './tables';

const inEnvironment = sql`space_id text not null, environment_id text not null,
  foreign key (space_id, environment_id) references ${sql.id(SCHEMA, 'environment')} on delete cascade`;

function table(name: string, columns: ReturnType<typeof sql>) {
  return sql`create table ${sql.id(SCHEMA, name)} (${columns})`;
}

async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    table('clock', sql`id int primary key check (id = 1), sequence bigint not null`),
    sql`insert into ${sql.id(SCHEMA, 'clock')} values (1, 0)`,
    table('secret', sql`name text primary key, value text not null`),
    sql`insert into ${sql.id(SCHEMA, 'secret')} values ('sync', ${randomBytes(32).toString('hex')})`,
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
  for (const statement of statements) await statement.execute(db);
}

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-content': { up },
  '0002-sample': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table ${sql.id(SCHEMA, 'environment')} add column sample_sequence bigint`.execute(db);
    },
  },
  '0003-token-end': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table ${sql.id(SCHEMA, 'token')} add column ends_at timestamptz`.execute(db);
    },
  },
  '0004-planned-change': {
    up: async (db: Kysely<unknown>) => {
      // Deleting an entry deletes its plan.
      const planned = table(
        'planned_change',
        sql`space_id text not null, environment_id text not null, kind text not null default 'Entry' check (kind = 'Entry'),
          entry_id text not null, published boolean not null, due_at timestamptz not null, failure text,
          asked_by text not null, request_id text not null, number bigint generated always as identity,
          primary key (space_id, environment_id, entry_id), foreign key (space_id, environment_id, kind, entry_id)
            references ${sql.id(SCHEMA, 'resource')} on delete cascade`,
      );
      await planned.execute(db);
    },
  },
  '0005-unused-file': {
    up: async (db: Kysely<unknown>) => {
      const columns = sql`name text primary key, bytes bigint not null, since timestamptz not null default now()`;
      await table('unused_file', columns).execute(db);
    },
  },
};
