/** Schema of the identity service. */
import { sql, type Migration } from 'kysely';
import { migration } from '@/services/common/database/migration';

const statements = [
  sql`create table identity.models (
    model text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    user_code text,
    expires_at timestamptz,
    consumed_at timestamptz,
    primary key (model, id)
  )`,
  sql`create index models_grant on identity.models (grant_id) where grant_id is not null`,
  sql`create index models_uid on identity.models (model, uid) where uid is not null`,
  sql`create index models_expiry on identity.models (expires_at)`,
  sql`create table identity.accounts (
    id text primary key,
    email text not null,
    email_verified boolean not null default true,
    given_name text not null,
    family_name text not null,
    password_hash text not null,
    demo boolean not null default false,
    disabled_at timestamptz
  )`,
  sql`create unique index accounts_email on identity.accounts (lower(email))`,
  sql`create table identity.signing_keys (
    kid text primary key,
    jwk jsonb not null,
    created_at timestamptz not null,
    activated_at timestamptz,
    retired_at timestamptz
  )`,
  sql`create table identity.sign_in_failures (
    key text primary key,
    failures integer not null,
    window_started_at timestamptz not null
  )`,
];

export const identityMigrations: Readonly<Record<string, Migration>> = {
  '0001-identity': migration(statements),
  '0002-slowed-attempts': migration([
    sql`alter table identity.sign_in_failures add column looked_at timestamptz`,
  ]),
  '0003-revoked-grants': migration([
    sql`create table identity.revoked_grants (
        grant_id text primary key,
        revoked_at timestamptz not null
      )`,
    sql`create index revoked_grants_at on identity.revoked_grants (revoked_at)`,
  ]),
  '0004-sign-in-sessions': migration([
    sql`create table identity.sign_in_sessions (
        grant_id text primary key, session_uid text not null, account_id text not null, device text not null, network text,
        signed_in_at timestamptz not null, last_used_at timestamptz not null)`,
    sql`create index sign_in_sessions_account on identity.sign_in_sessions (account_id, last_used_at desc)`,
  ]),
  '0005-people': migration([
    sql`alter table identity.accounts alter column password_hash drop not null, add column invited_at timestamptz,
        add column needs_totp boolean not null default false, add column totp_secret text, add column totp_step bigint`,
    sql`create table identity.links (
        digest text primary key, account_id text not null references identity.accounts on delete cascade,
        purpose text not null check (purpose in ('invitation', 'reset')), expires_at timestamptz not null)`,
    sql`create index links_account on identity.links (account_id)`,
  ]),
  '0006-sign-ins-count-from': migration([
    sql`alter table identity.accounts add column sign_ins_count_from timestamptz`,
    sql`create index models_session_account on identity.models ((payload->>'accountId'))
        where model = 'Session'`,
  ]),
  '0007-ended-windows': migration([
    sql`create index sign_in_failures_window on identity.sign_in_failures (window_started_at)`,
  ]),
  // A renewed token changes when its sign-in was used last: with that in an index, each renewal was written into every index.
  '0008-renewals-in-no-index': migration([
    sql`create index sign_in_sessions_of_account on identity.sign_in_sessions (account_id)`,
    sql`drop index identity.sign_in_sessions_account`,
    sql`alter table identity.sign_in_sessions set (fillfactor = 80)`,
  ]),
};
