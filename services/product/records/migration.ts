/** Tables of records for library catalogues, and of the keys that read them and reports (docs/library-standards.md). */
import { sql } from 'kysely';

export const recordTables = [
  // A key is stored only as its hash, so that someone who reads the table cannot use it.
  sql`create table product.library_key (
    id uuid primary key default gen_random_uuid(), kind text not null check (kind in ('counter', 'feed')),
    organisation_id text, company_id text, requestor_id text, note text not null default '', hash bytea not null unique,
    created_at timestamptz not null default now(), revoked_at timestamptz,
    check ((organisation_id is null) <> (company_id is null)))`,
  sql`create index library_key_owner on product.library_key (organisation_id, kind)`,
  sql`create table product.library_setting (
    organisation_id text primary key, proxy_prefix text check (length(proxy_prefix) <= 500),
    updated_at timestamptz not null default now())`,
  // Old versions of a record stay until no resumption token can request them, so that a harvest sees one snapshot.
  sql`create table product.record (
    feed text not null, item_id text not null, datestamp timestamptz not null, deleted boolean not null, hash text not null,
    type text not null, slug text not null, name text not null, sets text[] not null, first_at timestamptz not null,
    superseded_at timestamptz, primary key (feed, item_id, datestamp))`,
  sql`create unique index record_current on product.record (feed, item_id) where superseded_at is null`,
  sql`create index record_harvest on product.record (feed, datestamp, item_id)`,
  sql`create table product.record_feed (feed text primary key, digest text not null, checked_at timestamptz not null)`,
];

/** Sets of which a record was a member and is none now: a harvest of such a set has it as deleted. Null: none. */
export const leftSets = [sql`alter table product.record add column left_sets text[]`];

/** What a feed was made of, so that a node that is behind another does not take back what that one wrote (decision 0109). */
export const feedVersions = [
  sql`alter table product.record_feed add column seq bigint not null default 0, add column format int not null default 0`,
];

/** Rows that were replaced are looked for every night among all that there are. */
export const supersededRecords = [
  sql`create index record_superseded on product.record (superseded_at) where superseded_at is not null`,
];
