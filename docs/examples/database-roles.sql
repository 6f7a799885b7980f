-- One role a service with least rights. Run as the owner of the database, after the library has been started once as that
-- owner (it makes the schemas), and again after an update; then give each service its own role in DATABASE_URL. The owner needs
-- the right to make roles (CREATEROLE), and need not be a superuser.
-- Passwords: alter role library_identity password '…' and so on.
do $$
declare
  service text;
  relation record;
  is_superuser boolean := (select rolsuper from pg_roles where rolname = current_user);
begin
  foreach service in array array['identity', 'customers', 'content', 'product', 'media'] loop
    if not exists (select from pg_roles where rolname = 'library_' || service) then
      execute format('create role %I login', 'library_' || service);
    end if;
    -- Only a member of a role may give it what it shall own, unless a superuser does.
    if not is_superuser then
      execute format('grant %I to %I', 'library_' || service, current_user);
    end if;
    -- A service owns its own schemas, because it brings them up to date when it starts, and sees no other's.
    for relation in select nspname from pg_namespace where nspname = service or nspname = service || '_jobs' loop
      execute format('alter schema %I owner to %I', relation.nspname, 'library_' || service);
    end loop;
    for relation in
      select c.oid::regclass as name, c.relkind from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where (n.nspname = service or n.nspname = service || '_jobs') and c.relkind in ('r', 'p', 'S', 'v')
        -- The sequence of an identity column goes with its table.
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('i', 'a') and c.relkind = 'S')
    loop
      execute format('alter %s %s owner to %I',
        case relation.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, relation.name, 'library_' || service);
    end loop;
    for relation in
      select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = service or n.nspname = service || '_jobs'
    loop
      execute format('alter function %s owner to %I', relation.name, 'library_' || service);
    end loop;
    -- `create schema if not exists` asks for this right even where the schema is there.
    execute format('grant create on database %I to %I', current_database(), 'library_' || service);
    -- The audit log: lines are added, never changed or removed, and nobody chooses their time.
    execute format('grant usage on schema audit to %I', 'library_' || service);
    execute format('grant insert (service, action, actor_kind, actor, organisation_id, subject, details, network, request_id)
      on audit.event to %I', 'library_' || service);
  end loop;
  -- Media publishes recordings by content's command, which it starts with its own role: that role writes entries. It neither changes
  -- tables nor reads the delivery tokens, the key that signs addresses of changes, or any table that is not named here.
  if exists (select from pg_namespace where nspname = 'content') then
    grant usage on schema content to library_media;
    revoke all on all tables in schema content from library_media;
    grant select on content.space, content.locale, content.tag to library_media;
    grant select, insert, update, delete on content.clock, content.environment, content.content_type, content.resource,
      content.deletion, content.planned_change to library_media;
    grant select on content.kysely_migration, content.kysely_migration_lock to library_media;
  end if;
  -- Administrators read the audit log through product. Identity removes what is older than its time, and product, because identity
  -- does not run where the issuer is hosted.
  grant select on audit.event to library_product;
  revoke execute on function audit.delete_old() from public;
  grant execute on function audit.delete_old() to library_identity, library_product;
end $$;
