/** Schema `product`. Constraints enforce the rules: one row for each pair, state or person. */
import { type Migration, sql } from 'kysely';
import { migration } from '@/services/common/database/migration';
import { feedVersions, leftSets, recordTables, supersededRecords } from './records/migration';
import { usageIds, usageTables } from './usage/migration';

/** Raw resources of the content service as sync gave them; `seq` grows with every change, so a node can read only what is new. */
const content = migration([
  sql`create sequence product.content_seq`,
  sql`create table product.content_state (
    id int primary key default 1 check (id = 1), source text not null, sync_token text not null,
    locales text[] not null, synced_at timestamptz not null default now())`,
  sql`create table product.content_resource (
    kind text not null check (kind in ('Entry', 'Asset')), id text not null, body jsonb,
    seq bigint not null default nextval('product.content_seq'), deleted boolean not null default false,
    primary key (kind, id), check (deleted = (body is null)))`,
  sql`create unique index content_resource_seq on product.content_resource (seq)`,
]);

const personal = migration([
  sql`create table product.bookmark (
    id bigint generated always as identity primary key, user_id text not null, content_id text not null,
    related_content_id text, added_at timestamptz not null default clock_timestamp(),
    constraint bookmark_pair unique nulls not distinct (user_id, content_id, related_content_id))`,
  sql`create table product.user_link (
    user_id text not null, key text not null check (length(key) between 1 and 100),
    visited_at timestamptz not null default now(), primary key (user_id, key))`,
  sql`create table product.user_setting (
    user_id text not null, key text not null check (length(key) between 1 and 100),
    value text not null check (length(value) <= 2000), primary key (user_id, key))`,
  sql`create table product.user_notification (
    user_id text not null, key text not null check (length(key) between 1 and 100),
    dismissal_counter int not null check (dismissal_counter >= 0), next_display_timestamp bigint,
    primary key (user_id, key))`,
  sql`create table product.survey_metadata (
    user_id text primary key, next_display_timestamp bigint not null check (next_display_timestamp >= 0),
    dismissal_counter int not null check (dismissal_counter >= 0))`,
  sql`create table product.survey_response (
    id uuid primary key default gen_random_uuid(), user_id text not null, organisation_id text, parent_company_id text,
    organisation_name text, parent_company_name text, subscription_start text, subscription_end text,
    score int not null check (score between 1 and 6), created_at timestamptz not null default now())`,
  sql`create table product.feedback (
    id uuid primary key default gen_random_uuid(), user_id text not null, organisation_id text, parent_company_id text,
    role text not null, recommend text not null check (recommend in ('yes', 'no', 'maybe')),
    explain text not null, other text not null, created_at timestamptz not null default now())`,
  sql`create index survey_response_user on product.survey_response (user_id)`,
  sql`create index feedback_user on product.feedback (user_id)`,
  sql`create table product.resume_position (
    user_id text not null, content_id text not null, seconds double precision not null check (seconds >= 0),
    duration_seconds double precision not null check (duration_seconds > 0),
    updated_at timestamptz not null default clock_timestamp(), primary key (user_id, content_id))`,
]);

const training = migration([
  sql`create table product.training_progress (
    user_id text not null, content_id text not null, started_at timestamptz not null, completed_at timestamptz,
    primary key (user_id, content_id), check (completed_at is null or completed_at >= started_at))`,
  sql`create table product.certificate (
    user_id text not null, content_id text not null, requested_at timestamptz not null, task_id text not null,
    status text not null check (status in ('REQUESTED', 'PROCESSING', 'COMPLETED', 'FAILED')),
    storage_key text, code text not null unique check (code ~ '^[0-9a-f]{32}$'), course_name text not null,
    holder_name text, show_name boolean not null default false, issued_at timestamptz,
    touched_at timestamptz not null default now(),
    primary key (user_id, content_id), check ((status = 'COMPLETED') = (storage_key is not null)))`,
]);

const reports = migration([
  sql`create table product.error_report (
    id bigint generated always as identity primary key, reported_at timestamptz not null default now(),
    message text not null, error text not null, stack text, name text, type text not null, log_id text, user_id text)`,
  sql`create index error_report_at on product.error_report (reported_at)`,
  sql`create table product.analytics_event (
    id bigint generated always as identity primary key, received_at timestamptz not null default now(),
    occurred_at timestamptz not null, visitor text not null, category text not null, action text not null,
    name text not null, value double precision, page_path text not null, page_title text not null,
    dimensions jsonb not null)`,
  sql`create index analytics_event_at on product.analytics_event (received_at)`,
  sql`create table product.analytics_salt (day date primary key, salt bytea not null)`,
  sql`create table product.rate_count (
    key text not null, window_start timestamptz not null, count int not null, primary key (key, window_start))`,
]);

const lineage = migration([
  sql`alter table product.content_state add column lineage uuid not null default gen_random_uuid()`,
]);

/** Formats the dates of a certificate when it is made again from its row. */
const certificateCountry = migration([sql`alter table product.certificate add column holder_country text`]);

/** Keeps one person's bookmarks together and in order: with 200,000 people, each row is otherwise on a table page of its own. */
const bookmarkList = migration([
  sql`create index bookmark_list on product.bookmark (user_id, added_at desc, id desc) include (content_id, related_content_id)`,
]);

/** Teachers' lists. `place` is an entry's position; an entry's id is unique only within its list, because clients make it. */
const lists = migration([
  sql`create table product.list (
    id uuid primary key, user_id text, organisation_id text, name text not null check (length(name) between 1 and 200),
    note text not null, sharing text not null check (sharing in ('private', 'organisation', 'link')),
    created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default clock_timestamp(),
    check (sharing <> 'organisation' or organisation_id is not null), check (user_id is not null or organisation_id is not null))`,
  sql`create index list_owner on product.list (user_id, updated_at desc)`,
  sql`create index list_organisation on product.list (organisation_id, updated_at desc) where sharing = 'organisation'`,
  sql`create table product.list_entry (
    list_id uuid not null references product.list on delete cascade, id uuid not null, place int not null,
    kind text not null check (kind in ('item', 'moment', 'clip', 'document')), content_id text not null, document_id text,
    start_seconds double precision, end_seconds double precision, title text not null, question text not null,
    note text not null, primary key (list_id, id))`,
]);

/** Lists opened to classes. In an organisation a code is unique until its opening is closed; tries per address expire. */
const classes = migration([
  sql`create table product.class_opening (
    id uuid primary key, list_id uuid not null references product.list on delete cascade, user_id text not null,
    organisation_id text not null, code text not null check (code ~ '^[A-Z]{6}$'), link text not null unique,
    opens_at timestamptz not null, closes_at timestamptz not null, closed_at timestamptz,
    opened int not null default 0, played jsonb not null default '{}',
    check (closes_at > opens_at), check (closes_at <= opens_at + interval '90 days'))`,
  sql`create unique index class_opening_code on product.class_opening (organisation_id, code) where closed_at is null`,
  sql`create index class_opening_list on product.class_opening (list_id)`,
  sql`create table product.class_tries (
    address text primary key, tries_left int not null, given int not null, since timestamptz not null)`,
]);

/** What classroom machines hand over: rows that live five minutes, and each person's count of wrong codes. */
const handOvers = migration([
  sql`create table product.hand_over (
    id uuid primary key, claim uuid not null unique, code text not null unique check (code ~ '^[A-Z]{6}$'),
    organisation_id text not null, organisation_name text not null, entries jsonb not null, places jsonb not null,
    expires_at timestamptz not null, user_id text, user_organisation_id text, person text,
    asked boolean not null default false, opens_id uuid, opens_name text, agreed boolean, list_id uuid)`,
  sql`create index hand_over_organisation on product.hand_over (organisation_id)`,
  sql`create index hand_over_person on product.hand_over (user_id) where user_id is not null`,
  sql`create table product.hand_over_tries (
    user_id text primary key, failures int not null, since timestamptz not null)`,
]);

/** People's notes on moments of recordings. */
const notes = migration([
  sql`create table product.note (
    id uuid primary key, user_id text not null, content_id text not null, seconds double precision not null,
    text text not null, updated_at timestamptz not null)`,
  sql`create index note_person on product.note (user_id, content_id, seconds)`,
]);

/** A person shut out of their organisation may be let in again; until then the lists they shared are the organisation's. */
const listsOfLeavers = migration([
  sql`alter table product.list add column owner_left boolean not null default false`,
]);

/** Unfinished certificates are looked for every ten seconds among all that were ever made. */
const unfinishedCertificates = migration([
  sql`create index certificate_unfinished on product.certificate (touched_at) where status in ('REQUESTED', 'PROCESSING')`,
]);

/** A person's reports are in their export, which their account page reads, and go with their data. */
const errorReportsOfPeople = migration([
  sql`create index error_report_person on product.error_report (user_id, reported_at desc) where user_id is not null`,
]);

/** What a person has opened is counted and given on their account page, and goes with their data. */
const classOpeningsOfPeople = migration([
  sql`create index class_opening_person on product.class_opening (user_id)`,
]);

export const productMigrations: Readonly<Record<string, Migration>> = {
  '0001-content': content,
  '0002-personal': personal,
  '0003-training': training,
  '0004-reports': reports,
  '0005-lineage': lineage,
  '0006-certificate-country': certificateCountry,
  '0007-bookmark-list': bookmarkList,
  '0008-lists': lists,
  '0009-usage': migration(usageTables),
  '0010-records': migration(recordTables),
  '0011-classes': classes,
  '0012-hand-overs': handOvers,
  '0013-notes': notes,
  '0014-lists-of-leavers': listsOfLeavers,
  '0015-left-sets': migration(leftSets),
  '0016-unfinished-certificates': unfinishedCertificates,
  '0017-error-reports-of-people': errorReportsOfPeople,
  '0018-usage-ids': migration(usageIds),
  '0019-feed-versions': migration(feedVersions),
  '0020-class-openings-of-people': classOpeningsOfPeople,
  '0021-superseded-records': migration(supersededRecords),
};
