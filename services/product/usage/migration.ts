/** Tables of use (docs/library-standards.md). */
import { sql } from 'kysely';

/**
 * A use that is sent again, because the answer to it was lost, is written once. The index is by `at` first: the partition's key must be
 * in it, and new events come at its end, which costs little. A page without a licence is two events with one id.
 */
export const usageIds = [
  sql`alter table product.usage_event add column id uuid`,
  // Of old events, which have no id, nothing is sorted.
  sql`create unique index usage_event_once on product.usage_event (at, id, action) where id is not null`,
];

/** Use, from events to months (docs/library-standards.md). Events have one partition per day, so that deleting a day is cheap. */
export const usageTables = [
  sql`create table product.usage_event (
    at timestamptz not null, organisation_id text not null, item_id text not null, action text not null, link text not null,
    method text not null, access_type text not null, person bigint not null, person_before bigint, term text)
    partition by range (at)`,
  sql`create table product.usage_item (
    item_id text primary key, type text not null, slug text not null, name text not null, publisher text not null,
    data_type text not null, yop text not null, authors text[] not null, published text)`,
  sql`create table product.usage_day (
    day date not null, organisation_id text not null, item_id text not null, data_type text not null,
    access_type text not null, yop text not null, tii int not null, uii int not null, tir int not null, uir int not null,
    no_license int not null, searches int not null,
    primary key (day, organisation_id, item_id, data_type, access_type, yop))`,
  sql`create table product.usage_month (
    month date not null, organisation_id text not null, item_id text not null, data_type text not null,
    access_type text not null, yop text not null, tii int not null, uii int not null, tir int not null, uir int not null,
    no_license int not null, searches int not null,
    primary key (organisation_id, month, item_id, data_type, access_type, yop))`,
  sql`create table product.usage_visit (
    day date not null, organisation_id text not null, method text not null, sessions int not null,
    primary key (day, organisation_id, method))`,
  sql`create table product.usage_term (
    day date not null, organisation_id text not null, term text not null, searches int not null,
    primary key (day, organisation_id, term))`,
  sql`create table product.usage_rolled (day date primary key, rolled_at timestamptz not null default now())`,
  sql`create table product.usage_closed (
    month date primary key, closed_at timestamptz not null default now(), partial boolean not null default false)`,
  sql`create table product.usage_gap (day date primary key, lost int not null)`,
];
