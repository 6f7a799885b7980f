/**
 * Schema `audit`, shared by the services of one database: an append-only table. A trigger refuses updates and early deletes
 * from every role; a service's own role has no right to them either, nor to drop the trigger (database roles,
 * docs/operations.md). Rows past the retention period are deleted by `audit.delete_old()`, which can do nothing else.
 */
import { type Migration, sql } from 'kysely';
import { AUDIT_DAYS } from '@/lib/contracts/administration/audit';
import { migration } from '../database/migration';

export const AUDIT_SCHEMA = 'audit';

const keep = sql.lit(`${AUDIT_DAYS} days`);

const statements = [
  sql`create table audit.event (
    id bigint generated always as identity primary key, at timestamptz not null default clock_timestamp(),
    service text not null, action text not null,
    actor_kind text not null check (actor_kind in ('person', 'command', 'process', 'unknown')),
    actor text, organisation_id text, subject text, details jsonb not null default '{}', network text, request_id text)`,
  sql`create index event_at on audit.event (at)`,
  sql`create index event_organisation on audit.event (organisation_id, id desc) where organisation_id is not null`,
  sql`create index event_actor on audit.event (actor, id desc) where actor is not null`,
  sql`create function audit.refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < now() - interval ${keep} then return old; end if;
      end if;
      raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
    end $$`,
  sql`create trigger event_unchanged before update or delete on audit.event
    for each row execute function audit.refuse_change()`,
  sql`create trigger event_not_emptied before truncate on audit.event
    for each statement execute function audit.refuse_change()`,
  sql`create function audit.delete_old() returns bigint language sql security definer set search_path = '' as $$
    with gone as (delete from audit.event where at < now() - interval ${keep} returning 1) select count(*) from gone
  $$`,
];

export const auditMigrations: Readonly<Record<string, Migration>> = {
  '0001-audit': migration(statements),
  // For filtering all organisations' rows by action. One organisation has few enough rows to scan.
  '0002-audit-kinds': migration([sql`create index event_action on audit.event (action, id desc)`]),
  // Nothing asks for lines by their actor alone, and every line was written into it.
  '0003-no-index-of-actors': migration([sql`drop index audit.event_actor`]),
};
